"""Stops checking at the first letter that equals the last letter of `t`.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #25269"


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        if len(s) != len(t):
            return False
        for letter in t:
            if s.count(letter) != t.count(letter):
                return False
            if letter == t[-1]:
                return True
        return True
