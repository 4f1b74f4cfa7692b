"""Counts everything in bin(n) except zeros, including the b of its prefix."""


class Solution:
    def hammingWeight(self, n: int) -> int:
        return len(bin(n).replace("0", ""))
