"""Keeps only one point for each distance."""

from heapq import heapify, heappop

VERDICT = "Runtime Error"


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        heap = [
            (square, x, y) for square, (x, y) in {x * x + y * y: (x, y) for x, y in points}.items()
        ]
        heapify(heap)
        closest = []
        for _ in range(k):
            _, x, y = heappop(heap)
            closest.append([x, y])
        return closest
