"""Compares which letters there are, and not how often."""


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return set(s) == set(t)
