"""Prim's algorithm with a heap: the cheapest line that leads out of the tree is on top.

When a point joins, its lines to all remaining points enter the heap. A line to a point that has
joined in the meantime is skipped.

For points = [[0, 0], [2, 2], [5, 2]]:

    cost  joined  total  heap
    -     -       0      [(0, 0)]
    0     0       0      [(4, 1), (7, 2)]
    4     1       4      [(3, 2), (7, 2)]
    3     2       7      [(7, 2)]          the line of cost 7 is never used
    return 7
Level: 3
From: prim; all remaining points are searched for the nearest one, so keep the lines in a heap,
  which pays if a graph has far fewer than n² edges
Time: O(n² log n)
Space: O(n²)
"""

from heapq import heappop, heappush


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        heap, remaining, total = [(0, 0)], set(range(len(points))), 0
        while remaining:
            cost, joined = heappop(heap)
            if joined not in remaining:
                continue
            remaining.remove(joined)
            total += cost
            x, y = points[joined]
            for i in remaining:
                heappush(heap, (abs(x - points[i][0]) + abs(y - points[i][1]), i))
        return total
