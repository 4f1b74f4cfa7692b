"""Sorts by start, and keeps the interval that starts first, however late it ends."""


class Solution:
    def eraseOverlapIntervals(self, intervals: list[list[int]]) -> int:
        removed = 0
        free_from = -inf
        for start, end in sorted(intervals):
            if start >= free_from:
                free_from = end
            else:
                removed += 1
        return removed
