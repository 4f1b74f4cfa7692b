"""Binary search for the first and the last interval to merge; everything between them goes.

No two overlap, so their ends are sorted as well as their starts. Those from `first` on end at the
new start or later; those before `last` start at the new end or earlier. If no interval does both,
`first` and `last` are equal, and there is nothing to merge.
Time: O(log n) to search, and O(n) to copy
Space: O(n), the slices
"""

from bisect import bisect_left, bisect_right
from operator import itemgetter


class Solution:
    def insert(self, intervals: list[list[int]], newInterval: list[int]) -> list[list[int]]:
        start, end = newInterval
        first = bisect_left(intervals, start, key=itemgetter(1))
        last = bisect_right(intervals, end, key=itemgetter(0))
        if first < last:
            start = min(start, intervals[first][0])
            end = max(end, intervals[last - 1][1])
        return [*intervals[:first], [start, end], *intervals[last:]]
