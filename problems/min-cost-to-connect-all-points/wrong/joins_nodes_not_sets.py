"""Attaches one end to the other, not the root of one to the root of the other."""

from itertools import combinations


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        lines = []
        for (i, (x, y)), (j, (x1, y1)) in combinations(enumerate(points), 2):
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
            if find(a) == find(b):
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
