"""Buckets in place of a sort: keep the furthest end for each start, and scan the starts in order.

A start beyond the furthest end so far begins a new interval; any other lies in the last interval.
No start exceeds 10⁴, so a list with an entry for each possible start replaces the sort by start.
Level: 3
From: sort_by_start; the starts are integers up to 10⁴, so they can be put in order without
  comparing them
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
