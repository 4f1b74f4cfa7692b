"""Connects every point with the first one."""


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        cost = [float("inf")] * len(points)
        left = set(range(1, len(points)))
        total, joined = 0, 0
        while left:
            x, y = points[joined]
            for i in left:
                cost[i] = min(cost[i], abs(x - points[i][0]) + abs(y - points[i][1]))
            total += cost[left.pop()]
        return total
