"""Returns 0 if the given point has not been added itself."""

from collections import Counter


class DetectSquares:
    def __init__(self):
        self.points = Counter()

    def add(self, point: list[int]) -> None:
        self.points[tuple(point)] += 1

    def count(self, point: list[int]) -> int:
        x, y = point
        total = 0
        if not self.points[x, y]:
            return 0
        for (p, q), number in self.points.items():
            if p != x and abs(p - x) == abs(q - y):
                total += number * self.points[p, y] * self.points[x, q]
        return total
