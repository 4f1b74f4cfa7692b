"""Sort by end: keep each interval that starts no earlier than the last one kept ends.

Of all that could come next, the one that ends first leaves the most room, so choosing it over
another never costs an interval. All others are removed.
Time: O(n log n)
Space: O(n), the sorted copy
"""

from math import inf


class Solution:
    def eraseOverlapIntervals(self, intervals: list[list[int]]) -> int:
        kept = 0
        free_from = -inf
        for start, end in sorted(intervals, key=lambda interval: interval[1]):
            if start >= free_from:
                kept += 1
                free_from = end
        return len(intervals) - kept
