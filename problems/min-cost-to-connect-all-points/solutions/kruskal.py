"""Kruskal's algorithm: take the lines in the order of their costs, unless they would close a cycle.

The result is a minimum spanning tree: each line taken is the cheapest line that leaves either of
the two groups it joins. If a cheapest tree lacks this line, the line can replace another line that
leaves the same group (exchange argument). Union-find tells whether both ends are connected already;
with union by size and path halving, each operation takes nearly constant time: O(α(n)), amortized.
The trace leaves out two lines within a group, and the last three lines.

For points = [[0, 0], [2, 2], [3, 10], [5, 2], [7, 0]]:

    cost  i  j  total  parent
    3     1  3  3      [0, 1, 2, 1, 4]
    4     0  1  7      [1, 1, 2, 1, 4]
    4     3  4  11     [1, 1, 2, 1, 1]
    7     0  3  11     [1, 1, 2, 1, 1]  0 and 3 are connected already; 0 and 4, 1 and 4, too
    9     1  2  20     [1, 1, 1, 1, 1]  the last line taken: the others would close cycles
    return 20
Level: 2
From: wrong/reads_all_lines_each_time; each round looks for the cheapest line again, so sort all
  lines once, and take them in this order, even if the tree then begins in several places
Ask: The cheapest line of all can be taken. When can the next cheapest line be taken, too, and when
  would it be wasted?
Beware: wrong/does_not_sort, wrong/compares_parents_not_roots
Time: O(n² log n), to sort the lines
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
