"""Compares the sets of letters, and forgets how often each letter occurs."""


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        m = len(s1)
        wanted = set(s1)
        return any(set(s2[i : i + m]) == wanted for i in range(len(s2) - m + 1))
