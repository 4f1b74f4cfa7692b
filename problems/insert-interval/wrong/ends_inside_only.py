"""Asks whether an interval starts or ends within the new one, and misses one that contains it."""


class Solution:
    def insert(self, intervals: list[list[int]], newInterval: list[int]) -> list[list[int]]:
        first, last = newInterval
        start, end = newInterval
        apart = []
        for interval in intervals:
            if first <= interval[0] <= last or first <= interval[1] <= last:
                start = min(start, interval[0])
                end = max(end, interval[1])
            else:
                apart.append(interval)
        return sorted([*apart, [start, end]])
