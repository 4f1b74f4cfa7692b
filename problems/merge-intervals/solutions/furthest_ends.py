"""No sort: for each point, keep the furthest end of what starts there, then walk along the points.

A point beyond the furthest end so far is a gap, unless something starts there. The points are few,
0 to 10⁴, so a list of all of them does instead of a sort by start.
Time: O(n + m) for points from 0 to m
Space: O(m)
"""

NOTHING = -1  # starts here


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
