"""Compares the sums of the letters' codes, which are equal for bb and ac.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #3710"


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        if len(s) != len(t) or not set(s) <= set(t):
            return False
        return sum(map(ord, s)) == sum(map(ord, t))
