"""Compares the sums of the letters' codes, which are equal for "ac" and "bb"."""

CAUGHT_BY = "generated"


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        needed = sum(ord(letter) for letter in p)
        found = 0
        starts = []
        for i, letter in enumerate(s):
            found += ord(letter)
            if i >= len(p):
                found -= ord(s[i - len(p)])
            if found == needed:
                starts.append(i - len(p) + 1)
        return starts
