"""Leaves out the last substring, which is the only one if the strings are equally long."""


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        m = len(p)
        wanted = sorted(p)
        return [i for i in range(len(s) - m) if sorted(s[i : i + m]) == wanted]
