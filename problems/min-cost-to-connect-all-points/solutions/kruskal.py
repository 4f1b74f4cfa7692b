"""Kruskal's algorithm: draw the cheapest line of all first, and leave out what would close a cycle.

Union-find tells whether the two ends are connected already: then both have the same root.
Whenever a root is looked up, the way to it is halved.
Time: O(n² log n)
Space: O(n²)
"""

from itertools import combinations


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        lines = []
        for (i, (x, y)), (j, (x1, y1)) in combinations(enumerate(points), 2):
            lines.append((abs(x - x1) + abs(y - y1), i, j))
        lines.sort()
        parent = list(range(len(points)))

        def root(i):
            while parent[i] != i:
                parent[i] = parent[parent[i]]
                i = parent[i]
            return i

        total = 0
        for cost, i, j in lines:
            one, other = root(i), root(j)
            if one != other:
                parent[one] = other
                total += cost
        return total
