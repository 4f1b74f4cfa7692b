"""Buckets in place of a sort: keep the largest end for each start, and scan the starts in order.

A start beyond the largest end so far begins a new interval; any other start lies in the last one.
No start exceeds 10⁴, so a list with an entry for each possible start replaces the sort by start.
Level: 3
From: sort_by_start; the starts are sorted by comparing them, although they are integers up to 10⁴,
  so let each start be an index, and scan the indices in order
Time: O(n + m) for points from 0 to m
Space: O(m)
"""

NOTHING = -1  # the entry of a point where no interval starts


class Solution:
    def merge(self, intervals: list[list[int]]) -> list[list[int]]:
        last = max(start for start, _ in intervals)
        largest_end = [NOTHING] * (last + 1)
        for start, end in intervals:
            largest_end[start] = max(largest_end[start], end)
        merged = []
        for start, end in enumerate(largest_end):
            if end == NOTHING:
                continue
            if merged and start <= merged[-1][1]:
                merged[-1][1] = max(merged[-1][1], end)
            else:
                merged.append([start, end])
        return merged
