"""Adds the absolute coordinates: the way along the axes, not the straight one."""


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        return sorted(points, key=lambda point: abs(point[0]) + abs(point[1]))[:k]
