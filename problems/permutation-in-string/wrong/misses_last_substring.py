"""Leaves out the last substring, which is the only one if the strings are equally long."""


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        m = len(s1)
        wanted = sorted(s1)
        return any(sorted(s2[i : i + m]) == wanted for i in range(len(s2) - m))
