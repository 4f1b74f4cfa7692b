"""Counts the opposite corner once, even if several points are there."""

from collections import Counter


class DetectSquares:
    def __init__(self):
        self.points = Counter()

    def add(self, point: list[int]) -> None:
        self.points[tuple(point)] += 1

    def count(self, point: list[int]) -> int:
        x, y = point
        total = 0
        for p, q in self.points:
            if p != x and abs(p - x) == abs(q - y):
                total += self.points[p, y] * self.points[x, q]
        return total
