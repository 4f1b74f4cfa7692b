"""Heap of the k closest points so far: each point enters; if there are k + 1, the farthest leaves.

A point that is farther than k others is not in the answer. Python's heaps have the smallest item on
top, so the squared distances are negated, which puts the farthest point on top.

For points = [[3, 3], [5, -1], [-2, 4]], k = 2:

    x   y   closest
    3   3   [(-18, 3, 3)]
    5   -1  [(-26, 5, -1), (-18, 3, 3)]
    -2  4   [(-20, -2, 4), (-18, 3, 3)]  (5, -1), the farthest, has left
    return [[-2, 4], [3, 3]]
Level: 2
From: sort; sorting puts all points in order, although only the k closest matter, so keep the k
  closest so far
Ask: When a point is farther than k others, can it still be in the answer? Which of the points that
  you keep is the next to go?
Beware: wrong/not_negated, wrong/one_point_short
Time: O(n log k)
Space: O(k)
"""

from heapq import heappop, heappush


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        closest = []
        for x, y in points:
            heappush(closest, (-(x * x + y * y), x, y))
            if len(closest) > k:
                heappop(closest)
        return [[x, y] for _, x, y in closest]
