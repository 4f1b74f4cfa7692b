"""Draws the lines in the order of the list, not the cheapest first."""

from itertools import combinations


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        lines = []
        for (i, (x, y)), (j, (x1, y1)) in combinations(enumerate(points), 2):
            lines.append((abs(x - x1) + abs(y - y1), i, j))
        parent = list(range(len(points)))

        def root(i):
            while parent[i] != i:
                parent[i] = i = parent[parent[i]]
            return i

        total = 0
        for cost, i, j in lines:
            one, other = root(i), root(j)
            if one != other:
                parent[one] = other
                total += cost
        return total
