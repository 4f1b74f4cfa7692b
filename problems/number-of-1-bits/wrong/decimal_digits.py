"""Counts the ones among the decimal digits, not the binary digits."""


class Solution:
    def hammingWeight(self, n: int) -> int:
        return str(n).count("1")
