"""Goes on after the end of an anagram, but the next one may overlap it."""


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        m = len(p)
        wanted = sorted(p)
        starts = []
        i = 0
        while i + m <= len(s):
            if sorted(s[i : i + m]) == wanted:
                starts.append(i)
                i += m
            else:
                i += 1
        return starts
