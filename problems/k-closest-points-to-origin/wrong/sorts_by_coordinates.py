"""Sorts the points by their coordinates instead of their distances."""


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        return sorted(points)[:k]
