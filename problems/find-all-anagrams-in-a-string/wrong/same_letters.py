"""Compares which letters the window and `p` have, but not how often."""


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        m = len(p)
        wanted = set(p)
        return [i for i in range(len(s) - m + 1) if set(s[i : i + m]) == wanted]
