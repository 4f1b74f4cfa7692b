"""Searches for `s1` and its reverse, but three letters have more than two orders."""


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        return s1 in s2 or s1[::-1] in s2
