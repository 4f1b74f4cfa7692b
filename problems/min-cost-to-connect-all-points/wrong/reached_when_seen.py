"""Takes a point off the list when a line to it enters the heap, so no cheaper one can follow."""

from heapq import heappop, heappush


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        heap, left, total = [(0, 0)], set(range(1, len(points))), 0
        while heap:
            cost, joined = heappop(heap)
            total += cost
            x, y = points[joined]
            for i in left:
                heappush(heap, (abs(x - points[i][0]) + abs(y - points[i][1]), i))
            left.clear()
        return total
