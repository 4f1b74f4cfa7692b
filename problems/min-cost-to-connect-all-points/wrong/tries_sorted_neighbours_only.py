"""Tries only the lines between neighbours in the sorted list."""

from itertools import pairwise


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        points.sort()
        total = 0
        for (x, y), (x1, y1) in pairwise(points):
            total += abs(x - x1) + abs(y - y1)
        return total
