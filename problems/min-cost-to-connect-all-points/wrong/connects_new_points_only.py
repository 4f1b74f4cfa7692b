"""Draws a line only to a point without any line, so two groups are never connected."""

from itertools import combinations


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        lines = []
        for (i, (x, y)), (j, (x1, y1)) in combinations(enumerate(points), 2):
            lines.append((abs(x - x1) + abs(y - y1), i, j))
        lines.sort()
        connected, total = set(), 0
        for cost, i, j in lines:
            if i not in connected or j not in connected:
                connected |= {i, j}
                total += cost
        return total
