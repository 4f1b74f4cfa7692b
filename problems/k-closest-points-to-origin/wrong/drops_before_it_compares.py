"""Removes a point from the heap before each new point enters, even if the new point is farther."""

from heapq import heappop, heappush


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        closest = []
        for x, y in points:
            if len(closest) == k:
                heappop(closest)
            heappush(closest, (-(x * x + y * y), x, y))
        return [[x, y] for _, x, y in closest]
