"""Squares the first coordinate twice, and never the second."""


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        return sorted(points, key=lambda point: point[0] ** 2 + point[0] ** 2)[:k]
