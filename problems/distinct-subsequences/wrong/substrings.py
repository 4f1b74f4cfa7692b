"""Counts how often t occurs in s as a substring, with no letters skipped."""


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        return sum(s.startswith(t, start) for start in range(len(s)))
