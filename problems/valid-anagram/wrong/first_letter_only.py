"""Compares the counts of the first letter only, and otherwise just which letters occur.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #36863"
CAUGHT_BY = "generated"


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return len(s) == len(t) and set(s) == set(t) and s.count(s[0]) == t.count(s[0])
