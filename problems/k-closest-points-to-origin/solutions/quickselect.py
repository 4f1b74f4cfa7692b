"""Quickselect: partition the points by the distance of a random point, and continue in one part.

Invariant: all points in `closest` belong to the answer, and the rest of the answer is in
`remaining`. If there are enough points closer than the pivot, only these points matter. Otherwise,
they and the points at the pivot's distance belong to the answer, and only the farther points
remain. If this gives more than k points, the points at the pivot's distance are all equal (rule 2),
so any will do.

For points = [[3, 3], [5, -1], [-2, 4], [0, 1]], k = 2:

    pivot  closest           remaining
    -      []                [[3, 3], [5, -1], [-2, 4], [0, 1]]
    26     []                [[3, 3], [-2, 4], [0, 1]]           three are closer
    20     []                [[3, 3], [0, 1]]                    two are closer
    18     [[0, 1], [3, 3]]  []                                  one is closer
    return [[0, 1], [3, 3]]
Level: 2
From: sort; neither the order of the k closest nor the order of the others is asked for, so
  partition the points, and go on with one part only
Ask: Split the points into the points closer than some point, and the others. When is one of the two
  parts settled as a whole?
Beware: wrong/pivot_is_lost, wrong/first_point_as_pivot
Time: O(n) on average, O(n²) if every pivot is bad
Space: O(n)
"""

from random import choice


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        def squared(point):
            return point[0] ** 2 + point[1] ** 2

        closest, remaining = [], points
        while len(closest) < k:
            pivot = squared(choice(remaining))
            closer = [point for point in remaining if squared(point) < pivot]
            if len(closest) + len(closer) >= k:
                remaining = closer
            else:
                closest += closer + [point for point in remaining if squared(point) == pivot]
                remaining = [point for point in remaining if squared(point) > pivot]
        return closest[:k]
