"""Keep the points of each diagonal: only those on the two through the point can be opposite to it.

On one kind of diagonal, x - y is the same for all points, on the other x + y.
Time: O(1) to add, O(k) to count, for k different points on the two diagonals
Space: O(n), for n different points
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
        opposite = (
            self.rising[x - y] ^ self.falling[x + y]
        )  # the point itself is in both, or in none
        return sum(self.points[p, q] * self.points[p, y] * self.points[x, q] for p, q in opposite)
