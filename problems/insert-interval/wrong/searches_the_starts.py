"""Searches the starts for the first interval to merge, and misses one that starts earlier."""

from bisect import bisect_left, bisect_right
from operator import itemgetter


class Solution:
    def insert(self, intervals: list[list[int]], newInterval: list[int]) -> list[list[int]]:
        start, end = newInterval
        first = bisect_left(intervals, start, key=itemgetter(0))
        last = bisect_right(intervals, end, key=itemgetter(0))
        if first < last:
            start = min(start, intervals[first][0])
            end = max(end, intervals[last - 1][1])
        return [*intervals[:first], [start, end], *intervals[last:]]
