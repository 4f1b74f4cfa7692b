"""Sorting by distance: the first k points are the closest.

The square root is not needed: of two distances, the greater one also has the greater square.
Level: 1
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        return sorted(points, key=lambda point: point[0] ** 2 + point[1] ** 2)[:k]
