"""Counts only the first letter; of the others it asks whether they are there.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #36863"
CAUGHT_BY = "generated"


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return len(s) == len(t) and set(s) == set(t) and s.count(s[0]) == t.count(s[0])
