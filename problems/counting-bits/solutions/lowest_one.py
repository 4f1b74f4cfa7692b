"""Dynamic programming: a number has one 1 bit more than the same number without its lowest 1.

`number & (number - 1)` drops the lowest 1 (10100 & 10011 = 10000), so the recurrence is:

    ones[number] = ones[number & (number - 1)] + 1

The base case is ones[0] = 0. Without its lowest 1, a number is smaller, so its count is known.

For n = 5:

    number  number & (number - 1)  ones
    1       0                      [0, 1]
    2       0                      [0, 1, 1]
    3       2                      [0, 1, 1, 2]
    4       0                      [0, 1, 1, 2, 1]
    5       4                      [0, 1, 1, 2, 1, 2]
Level: 3
From: half; the last bit may be a 0, which adds nothing, so drop the lowest 1 instead: exactly one
  is added each time
Time: O(n)
Space: O(1) besides the result
"""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        for number in range(1, n + 1):
            ones.append(ones[number & (number - 1)] + 1)
        return ones
