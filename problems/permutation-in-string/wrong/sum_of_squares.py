"""Compares the sums of the squared codes, which are equal for "add" and "bbe".

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #31886"
CAUGHT_BY = "orders"


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        needed = sum(ord(letter) ** 2 for letter in s1)
        found = 0
        for i, letter in enumerate(s2):
            found += ord(letter) ** 2
            if i >= len(s1):
                found -= ord(s2[i - len(s1)]) ** 2
            if i >= len(s1) - 1 and found == needed:
                return True
        return False
