"""Returns only the k-th closest point, not the k closest points."""


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        return sorted(points, key=lambda point: point[0] ** 2 + point[1] ** 2)[k - 1 : k]
