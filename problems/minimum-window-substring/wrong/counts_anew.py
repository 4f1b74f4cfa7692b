"""Counts the letters of the whole window at every step, instead of updating two counts.

Level: 1
Time: O(m²)
Space: O(m), the slice that is counted
"""

from collections import Counter

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def minWindow(self, s: str, t: str) -> str:
        needed = Counter(t)
        left = 0
        start, length = 0, len(s) + 1
        for right in range(len(s)):
            while Counter(s[left : right + 1]) >= needed:
                if right - left + 1 < length:
                    start, length = left, right - left + 1
                left += 1
        return s[start : start + length] if length <= len(s) else ""
