"""A number has as many 1s as its half, and one more if it is odd.

Halving shifts the last bit out: 1011 >> 1 = 101, so ones(11) = ones(5) + 1. The half is smaller
than the number, so its count is already in the list; only 0 has to be there from the beginning.
Time: O(n)
Space: O(1) besides the result
"""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        for number in range(1, n + 1):
            ones.append(ones[number >> 1] + (number & 1))
        return ones
