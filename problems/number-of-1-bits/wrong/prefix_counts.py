"""Counts all of bin(n) but the zeros, and so the b of its prefix, too."""


class Solution:
    def hammingWeight(self, n: int) -> int:
        return len(bin(n).replace("0", ""))
