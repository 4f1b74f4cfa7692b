"""Uses only the larger of the two differences, as for the moves of a king in chess."""


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        cost = [float("inf")] * len(points)
        remaining = set(range(1, len(points)))
        total, joined = 0, 0
        while remaining:
            x, y = points[joined]
            for i in remaining:
                cost[i] = min(cost[i], max(abs(x - points[i][0]), abs(y - points[i][1])))
            joined = min(remaining, key=lambda i: cost[i])
            remaining.remove(joined)
            total += cost[joined]
        return total
