"""Extends the end as in a merge, so all connected intervals count as one."""


class Solution:
    def eraseOverlapIntervals(self, intervals: list[list[int]]) -> int:
        removed = 0
        free_from = -inf
        for start, end in sorted(intervals):
            if start >= free_from:
                free_from = end
            else:
                removed += 1
                free_from = max(free_from, end)
        return removed
