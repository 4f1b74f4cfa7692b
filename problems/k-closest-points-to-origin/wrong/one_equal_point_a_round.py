"""Leaves the points as far away as the pivot, so only one is settled a round if all are equal.

Reported as accepted in 2021.
"""

from random import randrange

VERDICT = "Time Limit Exceeded"
REPORTED = "LeetCode-Feedback #5655"


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        def squared(point):
            return point[0] ** 2 + point[1] ** 2

        closest, left = [], points
        while len(closest) < k:
            point = left.pop(randrange(len(left)))
            pivot = squared(point)
            closer = [point for point in left if squared(point) < pivot]
            if len(closest) + len(closer) >= k:
                left = closer
            else:
                closest += [*closer, point]
                left = [point for point in left if squared(point) >= pivot]
        return closest
