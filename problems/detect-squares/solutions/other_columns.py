"""Try each other column: its distance is the length of the sides, and there are two squares.

One of them is above the point, the other below it. All corners are then looked up.
Time: O(1) to add, O(c) to count, for c columns that have points
Space: O(n), for n different points
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
