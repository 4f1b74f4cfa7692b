"""Shifts before it looks, and so loses the last digit."""


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        while n:
            n >>= 1
            count += n & 1
        return count
