"""Measures the straight-line distance, rounded down, not the distance along the axes."""

from math import hypot


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        cost = [float("inf")] * len(points)
        left = set(range(1, len(points)))
        total, joined = 0, 0
        while left:
            x, y = points[joined]
            for i in left:
                cost[i] = min(cost[i], int(hypot(x - points[i][0], y - points[i][1])))
            joined = min(left, key=cost.__getitem__)
            left.remove(joined)
            total += cost[joined]
        return total
