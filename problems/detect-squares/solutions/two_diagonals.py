"""Hash map by diagonal: only points on the two diagonals through a point can be opposite it.

All points of a rising diagonal have the same x - y, and all points of a falling one the same x + y.
Level: 3
From: opposite_corner; every point is tried, although most of them may be on neither diagonal, so
  store the points by diagonal
Beware: wrong/one_diagonal
Time: O(1) to add, O(k) to count, for k distinct points on the two diagonals
Space: O(n), for n distinct points
"""

from collections import Counter, defaultdict


class DetectSquares:
    def __init__(self):
        self.points = Counter()
        self.rising = defaultdict(set)
        self.falling = defaultdict(set)

    def add(self, point: list[int]) -> None:
        x, y = point
        self.points[x, y] += 1
        self.rising[x - y].add((x, y))
        self.falling[x + y].add((x, y))

    def count(self, point: list[int]) -> int:
        x, y = point
        total = 0
        for p, q in self.rising.get(x - y, set()) | self.falling.get(x + y, set()):
            if p != x:
                total += self.points[p, q] * self.points[p, y] * self.points[x, q]
        return total
