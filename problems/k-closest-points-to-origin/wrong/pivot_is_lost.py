"""Keeps the closer points, but not the pivot and those as far away."""

from random import choice

VERDICT = "Runtime Error"


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        def squared(point):
            return point[0] ** 2 + point[1] ** 2

        closest, left = [], points
        while len(closest) < k:
            pivot = squared(choice(left))
            closer = [point for point in left if squared(point) < pivot]
            if len(closest) + len(closer) >= k:
                left = closer
            else:
                closest += closer
                left = [point for point in left if squared(point) > pivot]
        return closest[:k]
