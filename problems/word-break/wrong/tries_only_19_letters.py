"""Tries pieces of 1 to 19 letters, since a range up to 20 does not include 20.

Reported as accepted in 2026.
"""

CAUGHT_BY = "generated"
REPORTED = "LeetCode-Feedback #38468"


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        words = set(wordDict)
        failed = set()

        def can_cut(start):
            if start == len(s):
                return True
            if start not in failed:
                for length in range(1, 20):
                    if s[start : start + length] in words and can_cut(min(start + length, len(s))):
                        return True
                failed.add(start)
            return False

        return can_cut(0)
