"""Leaves out the last substring of the right length, so it misses an anagram at the end."""


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        m = len(p)
        wanted = sorted(p)
        return [i for i in range(len(s) - m) if sorted(s[i : i + m]) == wanted]
