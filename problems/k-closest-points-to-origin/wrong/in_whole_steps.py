"""Rounds the distances down, so points that are nearly as far away count as equal."""


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        return sorted(points, key=lambda point: int((point[0] ** 2 + point[1] ** 2) ** 0.5))[:k]
