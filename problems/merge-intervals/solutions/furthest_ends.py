"""Buckets in place of a sort: keep the furthest end for each start, and scan the points in order.

A start beyond the furthest end so far begins a new interval; any other start lies in the last one.
There are only 10⁴ + 1 points, so a list of them replaces the sort by start.
Level: 3
Time: O(n + m) for points from 0 to m
Space: O(m)
"""

NOTHING = -1  # the entry of a point where no interval starts


class Solution:
    def merge(self, intervals: list[list[int]]) -> list[list[int]]:
        last = max(start for start, _ in intervals)
        furthest = [NOTHING] * (last + 1)
        for start, end in intervals:
            furthest[start] = max(furthest[start], end)
        merged = []
        for start, end in enumerate(furthest):
            if end == NOTHING:
                continue
            if merged and start <= merged[-1][1]:
                merged[-1][1] = max(merged[-1][1], end)
            else:
                merged.append([start, end])
        return merged
