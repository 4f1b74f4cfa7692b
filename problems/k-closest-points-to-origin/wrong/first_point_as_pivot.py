"""Takes the first point as the pivot, so only one point is settled a round if they are in order.

Reported as accepted in 2021.
"""

VERDICT = "Time Limit Exceeded"
REPORTED = "LeetCode-Feedback #5656"


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        def squared(point):
            return point[0] ** 2 + point[1] ** 2

        closest, left = [], points
        while len(closest) < k:
            pivot = squared(left[0])
            closer = [point for point in left if squared(point) < pivot]
            if len(closest) + len(closer) >= k:
                left = closer
            else:
                closest += closer + [point for point in left if squared(point) == pivot]
                left = [point for point in left if squared(point) > pivot]
        return closest[:k]
