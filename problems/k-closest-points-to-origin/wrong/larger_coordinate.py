"""Compares only the larger coordinate of each point."""


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        return sorted(points, key=lambda point: max(abs(point[0]), abs(point[1])))[:k]
