"""Binary search for the first and the last interval to merge: one interval replaces this range.

No two intervals overlap, so their ends are sorted as well as their starts. `first` is the first
interval that ends at the new start or later. `last` is one past the last to merge: the first that
starts after the new end. If `first` equals `last`, no interval is merged.

For intervals = [[1, 2], [3, 5], [6, 7], [8, 10]], newInterval = [4, 6]:

    first  last  start  end
    1      3     3      7    the intervals 1 and 2 are merged with 4-6
    return [[1, 2], [3, 7], [8, 10]]
Level: 3
From: three_phases; each interval is read to find the first and the last to merge, although the list
  is sorted, so bisect for both
Beware: wrong/searches_the_starts
Time: O(n), to copy; O(log n) to search
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
