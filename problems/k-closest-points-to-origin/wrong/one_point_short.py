"""Pops a point as soon as there are k points, not only when there are more."""

from heapq import heappop, heappush


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        closest = []
        for x, y in points:
            heappush(closest, (-(x * x + y * y), x, y))
            if len(closest) >= k:
                heappop(closest)
        return [[x, y] for _, x, y in closest]
