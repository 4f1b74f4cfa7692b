"""Compares which letters occur, but not how often."""


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return set(s) == set(t)
