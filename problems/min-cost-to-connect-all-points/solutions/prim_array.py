"""Prim's algorithm with an array: what each point costs so far, and the cheapest joins next.

A point that joins may be a cheaper neighbour for those that are left. As a line may lead from any
point to any other, looking through the points is faster than a heap of all lines.
Time: O(n²)
Space: O(n)
"""


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        cost = [float("inf")] * len(points)
        left = set(range(1, len(points)))
        total, joined = 0, 0
        while left:
            x, y = points[joined]
            for i in left:
                cost[i] = min(cost[i], abs(x - points[i][0]) + abs(y - points[i][1]))
            joined = min(left, key=cost.__getitem__)
            left.remove(joined)
            total += cost[joined]
        return total
