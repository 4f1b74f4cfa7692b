"""Starts at 0, and removes every interval that begins below 0."""


class Solution:
    def eraseOverlapIntervals(self, intervals: list[list[int]]) -> int:
        kept = 0
        free_from = 0
        for start, end in sorted(intervals, key=lambda interval: interval[1]):
            if start >= free_from:
                kept += 1
                free_from = end
        return len(intervals) - kept
