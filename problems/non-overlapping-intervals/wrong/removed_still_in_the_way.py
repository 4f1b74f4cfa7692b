"""Compares with the previous interval, even if that interval has been removed."""


class Solution:
    def eraseOverlapIntervals(self, intervals: list[list[int]]) -> int:
        kept = 0
        free_from = -inf
        for start, end in sorted(intervals, key=lambda interval: interval[1]):
            if start >= free_from:
                kept += 1
            free_from = end
        return len(intervals) - kept
