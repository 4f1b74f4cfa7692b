"""Dynamic programming: a number has the 1 bits of its half, and one more if it is odd.

Halving drops the last bit, so the recurrence is:

    ones[i] = ones[i >> 1] + (i & 1)

The base case is ones[0] = 0. The half of a number is less than the number, so its count is known.

For n = 5:

    number  number >> 1  number & 1  ones
    1       0            1           [0]
    2       1            0           [0, 1]
    3       1            1           [0, 1, 1]
    4       2            0           [0, 1, 1, 2]
    5       2            1           [0, 1, 1, 2, 1]
    return [0, 1, 1, 2, 1, 2]
Level: 2
Beware: wrong/missing_parentheses
Time: O(n)
Space: O(1) besides the result
"""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        for number in range(1, n + 1):
            ones.append(ones[number >> 1] + (number & 1))
        return ones
