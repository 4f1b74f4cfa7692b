"""Counts the ones among the decimal digits."""


class Solution:
    def hammingWeight(self, n: int) -> int:
        return str(n).count("1")
