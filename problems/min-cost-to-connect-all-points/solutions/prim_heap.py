"""Prim's algorithm with a heap: the cheapest line that leads on from the points connected so far.

When a point joins, its lines to all that are left enter the heap. A line to a point that has joined
in the meantime is passed over.
Time: O(n² log n)
Space: O(n²)
"""

from heapq import heappop, heappush


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        heap, left, total = [(0, 0)], set(range(len(points))), 0
        while left:
            cost, joined = heappop(heap)
            if joined not in left:
                continue
            left.remove(joined)
            total += cost
            x, y = points[joined]
            for i in left:
                heappush(heap, (abs(x - points[i][0]) + abs(y - points[i][1]), i))
        return total
