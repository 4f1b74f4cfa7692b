"""Adds up whole paths from the first point, as in Dijkstra's algorithm, instead of single lines."""

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
                heappush(heap, (cost + abs(x - points[i][0]) + abs(y - points[i][1]), i))
        return total
