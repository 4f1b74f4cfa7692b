"""Keeps the points in the class, so the next instance starts with the same points."""

from collections import Counter


class DetectSquares:
    points = Counter()  # noqa: RUF012 (the mistake)

    def add(self, point: list[int]) -> None:
        self.points[tuple(point)] += 1

    def count(self, point: list[int]) -> int:
        x, y = point
        total = 0
        for (p, q), number in self.points.items():
            if p != x and abs(p - x) == abs(q - y):
                total += number * self.points[p, y] * self.points[x, q]
        return total
