"""Measures the text without its zeros, but with the b of its prefix."""


class Solution:
    def hammingWeight(self, n: int) -> int:
        return len(bin(n).replace("0", ""))
