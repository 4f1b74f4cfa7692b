"""Stops when a single point is left, without the line that connects this point."""

from heapq import heappop, heappush


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        heap, remaining, total = [(0, 0)], set(range(len(points))), 0
        while len(remaining) > 1:
            cost, joined = heappop(heap)
            if joined not in remaining:
                continue
            remaining.remove(joined)
            total += cost
            x, y = points[joined]
            for i in remaining:
                heappush(heap, (abs(x - points[i][0]) + abs(y - points[i][1]), i))
        return total
