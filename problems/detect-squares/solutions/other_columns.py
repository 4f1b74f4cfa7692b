"""Hash map by column, the other ones: the distance from the point gives the side length.

Each other column allows two squares, above the point and below it. All their corners are looked up.
Level: 3
From: same_column; if most points are in one column, all of them are tried, so go through the other
  columns instead
Beware: wrong/columns_added_while_looking
Time: O(1) to add, O(c) to count, for c columns that have points
Space: O(n), for n distinct points
"""

from collections import Counter, defaultdict


class DetectSquares:
    def __init__(self):
        self.columns = defaultdict(Counter)  # {x: {y: how many points}}

    def add(self, point: list[int]) -> None:
        x, y = point
        self.columns[x][y] += 1

    def count(self, point: list[int]) -> int:
        x, y = point
        column = self.columns.get(x, Counter())
        total = 0
        for p, other in self.columns.items():
            if p != x:
                for q in (y + p - x, y - p + x):
                    total += other[y] * column[q] * other[q]
        return total
