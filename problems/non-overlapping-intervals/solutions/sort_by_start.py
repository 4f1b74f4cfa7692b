"""Greedy by start: of two intervals that overlap, remove the one that ends later.

All later intervals start no earlier than these two, so the one that ends earlier leaves more room.
Level: 3
Beware: wrong/removed_still_in_the_way
Time: O(n log n)
Space: O(n), the sorted copy
"""

from math import inf


class Solution:
    def eraseOverlapIntervals(self, intervals: list[list[int]]) -> int:
        removed = 0
        free_from = -inf
        for start, end in sorted(intervals):
            if start >= free_from:
                free_from = end
            else:
                removed += 1
                free_from = min(free_from, end)
        return removed
