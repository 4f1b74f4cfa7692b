"""Counts every digit, not only the digits that are 1."""


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        while n:
            count += 1
            n >>= 1
        return count
