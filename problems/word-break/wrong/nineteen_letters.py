"""Tries pieces of 1 to 19 letters, since a range of 20 ends before it.

Reported as accepted in 2026.
"""

from functools import cache

CAUGHT_BY = "generated"
REPORTED = "LeetCode-Feedback #38468"


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        words = set(wordDict)

        @cache
        def can_cut(start):
            if start == len(s):
                return True
            ends = range(start + 1, min(start + 20, len(s) + 1))
            return any(s[start:end] in words and can_cut(end) for end in ends)

        return can_cut(0)
