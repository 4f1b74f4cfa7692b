"""Bisect in a sorted list: insert the intervals one by one, and merge each with all it overlaps.

The list is always sorted and without overlaps, so the ends are sorted, too. Binary searches find
the first interval that is not over when the new one starts, and the first that starts after the new
one ends. The new interval merges with all from the first of these to just before the second. This
works with intervals that arrive one at a time, too.
Level: 3
From: sort_by_start; all intervals have to be known in advance, so keep the merged intervals in
  order, and insert each interval as it arrives
Time: O(n²), since inserting shifts all later intervals; the searches take O(n log n)
Space: O(1), besides the result
"""

from bisect import bisect_left, bisect_right
from operator import itemgetter


class Solution:
    def merge(self, intervals: list[list[int]]) -> list[list[int]]:
        merged = []
        for interval in intervals:
            start, end = interval
            first = bisect_left(merged, start, key=itemgetter(1))
            last = bisect_right(merged, end, key=itemgetter(0))
            if first < last:
                start = min(start, merged[first][0])
                end = max(end, merged[last - 1][1])
            merged[first:last] = [[start, end]]
        return merged
