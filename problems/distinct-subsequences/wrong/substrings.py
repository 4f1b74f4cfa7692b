"""Counts how often t is a substring of s, without letters in between."""


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        return sum(s.startswith(t, start) for start in range(len(s)))
