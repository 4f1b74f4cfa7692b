"""Prim's algorithm without its table: reads all lines out of the joined points again each time.

Level: 1
Time: O(n³)
Space: O(n)
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        joined, remaining, total = [0], set(range(1, len(points))), 0
        while remaining:
            cost, nearest = min(
                (abs(points[i][0] - points[j][0]) + abs(points[i][1] - points[j][1]), j)
                for i in joined
                for j in remaining
            )
            joined.append(nearest)
            remaining.remove(nearest)
            total += cost
        return total
