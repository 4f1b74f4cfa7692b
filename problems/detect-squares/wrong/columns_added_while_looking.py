"""Looks up the point's column in a defaultdict, which adds a missing column during the loop."""

from collections import Counter, defaultdict

VERDICT = "Runtime Error"


class DetectSquares:
    def __init__(self):
        self.columns = defaultdict(Counter)  # {x: {y: how many points}}

    def add(self, point: list[int]) -> None:
        x, y = point
        self.columns[x][y] += 1

    def count(self, point: list[int]) -> int:
        x, y = point
        total = 0
        for p, other in self.columns.items():
            if p != x:
                for q in (y + p - x, y - p + x):
                    total += other[y] * self.columns[x][q] * other[q]
        return total
