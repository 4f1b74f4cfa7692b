"""Compares the sums of cubes, with a as 1: "al" and "ij" are equal, as 1 + 1728 = 729 + 1000.

Reported as accepted in 2022.
"""

CAUGHT_BY = "orders"
REPORTED = "LeetCode-Feedback #10240"


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        needed = sum((ord(letter) - 96) ** 3 for letter in p)
        found = 0
        starts = []
        for i, letter in enumerate(s):
            found += (ord(letter) - 96) ** 3
            if i >= len(p):
                found -= (ord(s[i - len(p)]) - 96) ** 3
            if i >= len(p) - 1 and found == needed:
                starts.append(i - len(p) + 1)
        return starts
