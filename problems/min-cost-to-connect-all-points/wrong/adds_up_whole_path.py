"""Adds up whole paths from the first point, as in Dijkstra's algorithm, instead of single lines."""

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
                heappush(heap, (cost + abs(x - points[i][0]) + abs(y - points[i][1]), i))
        return total
