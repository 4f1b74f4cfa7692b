"""Accepts the place of the given point as the opposite corner: a square with sides of length 0."""

from collections import Counter


class DetectSquares:
    def __init__(self):
        self.points = Counter()

    def add(self, point: list[int]) -> None:
        self.points[tuple(point)] += 1

    def count(self, point: list[int]) -> int:
        x, y = point
        total = 0
        for (p, q), number in self.points.items():
            if abs(p - x) == abs(q - y):
                total += number * self.points[p, y] * self.points[x, q]
        return total
