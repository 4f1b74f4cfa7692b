"""Uses negative coordinates as list indices, which read items at the other end of the grid."""

from collections import defaultdict

CAUGHT_BY = "generated"


class DetectSquares:
    def __init__(self):
        self.columns = defaultdict(lambda: [0] * 1001)

    def add(self, point: list[int]) -> None:
        x, y = point
        self.columns[x][y] += 1

    def count(self, point: list[int]) -> int:
        x, y = point
        if x not in self.columns:
            return 0
        column = self.columns[x]
        total = 0
        for p, other in self.columns.items():
            for q in (y + p - x, y - p + x):
                if p != x and q <= 1000:
                    total += other[y] * column[q] * other[q]
        return total
