"""Quickselect: split the points at the distance of a random one, and go on where the k-th is.

If fewer points than needed are closer than the pivot, they belong to the answer, as do those at the
same distance, and the others are sought farther out. Otherwise, only the closer ones matter. If too
many points were taken in the last round, those at the pivot's distance are equal.
Time: O(n²); O(n) on average
Space: O(n)
"""

from random import choice


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        def squared(point):
            return point[0] ** 2 + point[1] ** 2

        closest, left = [], points
        while len(closest) < k:
            pivot = squared(choice(left))
            closer = [point for point in left if squared(point) < pivot]
            if len(closest) + len(closer) >= k:
                left = closer
            else:
                closest += closer + [point for point in left if squared(point) == pivot]
                left = [point for point in left if squared(point) > pivot]
        return closest[:k]
