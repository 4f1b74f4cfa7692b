"""Tries only the lines to the next ten points of the sorted list."""

CAUGHT_BY = "generated"


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        points.sort()
        lines = []
        for i, (x, y) in enumerate(points):
            for j, (x1, y1) in enumerate(points[i + 1 : i + 11], i + 1):
                lines.append((abs(x - x1) + abs(y - y1), i, j))
        lines.sort()
        parent = list(range(len(points)))
        size = [1] * len(parent)

        def find(x):
            while parent[x] != x:
                parent[x] = parent[parent[x]]  # path halving
                x = parent[x]
            return x

        def union(a, b):
            a, b = find(a), find(b)
            if a == b:
                return False
            if size[a] < size[b]:
                a, b = b, a  # the larger group's root stays
            parent[b] = a
            size[a] += size[b]
            return True

        total = 0
        for cost, i, j in lines:
            if union(i, j):
                total += cost
        return total
