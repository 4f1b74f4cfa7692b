"""Uses the first point as the pivot, so sorted points are settled one per round.

Reported as accepted in 2021.
"""

VERDICT = "Time Limit Exceeded"
REPORTED = "LeetCode-Feedback #5656"


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        def squared(point):
            return point[0] ** 2 + point[1] ** 2

        closest, remaining = [], points
        while len(closest) < k:
            pivot = squared(remaining[0])
            closer = [point for point in remaining if squared(point) < pivot]
            if len(closest) + len(closer) >= k:
                remaining = closer
            else:
                closest += closer + [point for point in remaining if squared(point) == pivot]
                remaining = [point for point in remaining if squared(point) > pivot]
        return closest[:k]
