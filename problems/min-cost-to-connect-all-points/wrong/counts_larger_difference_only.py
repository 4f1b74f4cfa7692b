"""Uses only the larger of the two differences, as for the moves of a king in chess."""


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        cost = [float("inf")] * len(points)
        left = set(range(1, len(points)))
        total, joined = 0, 0
        while left:
            x, y = points[joined]
            for i in left:
                cost[i] = min(cost[i], max(abs(x - points[i][0]), abs(y - points[i][1])))
            joined = min(left, key=cost.__getitem__)
            left.remove(joined)
            total += cost[joined]
        return total
