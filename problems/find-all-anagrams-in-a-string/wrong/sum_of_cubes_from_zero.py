"""Compares the sums of cubes, with a as 0: "bm" and "jk" are equal, as 1 + 1728 = 729 + 1000.

Reported as accepted in 2025.
"""

CAUGHT_BY = "generated"
REPORTED = "LeetCode-Feedback #34322"


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        needed = sum((ord(letter) - ord("a")) ** 3 for letter in p)
        found = 0
        starts = []
        for i, letter in enumerate(s):
            found += (ord(letter) - ord("a")) ** 3
            if i >= len(p):
                found -= (ord(s[i - len(p)]) - ord("a")) ** 3
            if i >= len(p) - 1 and found == needed:
                starts.append(i - len(p) + 1)
        return starts
