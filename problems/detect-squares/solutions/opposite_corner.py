"""Try each point as the opposite corner: if it is on a diagonal, the other two corners are known.

They have the x of one point and the y of the other. Of each corner, any of the points there will
do, so the numbers of points are multiplied.
Time: O(1) to add, O(n) to count, for n different points
Space: O(n)
"""

from collections import Counter


class DetectSquares:
    def __init__(self):
        self.points = Counter()

    def add(self, point: list[int]) -> None:
        self.points[tuple(point)] += 1

    def count(self, point: list[int]) -> int:
        x, y = point
        total = 0
        for (p, q), number in self.points.items():
            if p != x and abs(p - x) == abs(q - y):
                total += number * self.points[p, y] * self.points[x, q]
        return total
