"""Starts one point too late, and removes what begins at -50,000.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #35644"


class Solution:
    def eraseOverlapIntervals(self, intervals: list[list[int]]) -> int:
        kept = 0
        free_from = -50_000 + 1
        for start, end in sorted(intervals, key=lambda interval: interval[1]):
            if start >= free_from:
                kept += 1
                free_from = end
        return len(intervals) - kept
