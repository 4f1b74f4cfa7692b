"""Calls heappop on a list that was never made a heap."""

from heapq import heappop


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        heap = [(x * x + y * y, x, y) for x, y in points]
        closest = []
        for _ in range(k):
            _, x, y = heappop(heap)
            closest.append([x, y])
        return closest
