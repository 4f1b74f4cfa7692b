"""Shifts before it looks, so that the last digit is gone."""


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        while n:
            n >>= 1
            count += n & 1
        return count
