"""Drops repeated points, but each of them counts."""


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        return sorted(set(map(tuple, points)), key=lambda point: point[0] ** 2 + point[1] ** 2)[:k]
