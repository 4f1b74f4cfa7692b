"""Sorts the points without their distances, by their first coordinates."""


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        return sorted(points)[:k]
