"""Connects every point with the first one."""


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        cost = [float("inf")] * len(points)
        remaining = set(range(1, len(points)))
        total, joined = 0, 0
        while remaining:
            x, y = points[joined]
            for i in remaining:
                cost[i] = min(cost[i], abs(x - points[i][0]) + abs(y - points[i][1]))
            total += cost[remaining.pop()]
        return total
