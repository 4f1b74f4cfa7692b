"""Tries only the lines to the next ten points of the sorted list."""

CAUGHT_BY = "generated"


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        points.sort()
        lines = []
        for i, (x, y) in enumerate(points):
            for x1, y1 in points[i + 1 : i + 11]:
                cost = abs(x - x1) + abs(y - y1)
                lines.append((cost, i, points.index([x1, y1])))
        lines.sort()
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
