"""Keeps the closer points, but drops the points at the pivot's distance."""

from random import choice

VERDICT = "Runtime Error"


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        def squared(point):
            return point[0] ** 2 + point[1] ** 2

        closest, remaining = [], points
        while len(closest) < k:
            pivot = squared(choice(remaining))
            closer = [point for point in remaining if squared(point) < pivot]
            if len(closest) + len(closer) >= k:
                remaining = closer
            else:
                closest += closer
                remaining = [point for point in remaining if squared(point) > pivot]
        return closest[:k]
