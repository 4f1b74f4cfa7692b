"""Keeps the points at the pivot's distance, so equal points are settled one per round.

Reported as accepted in 2021.
"""

from random import randrange

VERDICT = "Time Limit Exceeded"
REPORTED = "LeetCode-Feedback #5655"


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        def squared(point):
            return point[0] ** 2 + point[1] ** 2

        closest, remaining = [], points
        while len(closest) < k:
            point = remaining.pop(randrange(len(remaining)))
            pivot = squared(point)
            closer = [point for point in remaining if squared(point) < pivot]
            if len(closest) + len(closer) >= k:
                remaining = closer
            else:
                closest += [*closer, point]
                remaining = [point for point in remaining if squared(point) >= pivot]
        return closest
