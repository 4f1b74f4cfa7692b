"""Sorts by start, and keeps what comes first, however long it is."""


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
