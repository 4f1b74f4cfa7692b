"""Try each point in the same column as the next corner: the square is on its left or on its right.

The distance to that point is the length of the sides, so for each of the two squares, the other two
corners are known.
Time: O(1) to add, O(k) to count, for k different points in that column
Space: O(n), for n different points
"""

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
                for p in (x - side, x + side):
                    total += self.points[x, q] * self.points[p, y] * self.points[p, q]
        return total
