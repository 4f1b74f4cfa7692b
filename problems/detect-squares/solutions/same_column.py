"""Hash map by column, the point's own: try each point there; it fixes the side length.

The square is on the left or on the right of the column. In both cases, the other two corners are
known.

For ["DetectSquares", "add", "add", "add", "count"],
[[], [[3, 10]], [[11, 2]], [[3, 2]], [[11, 10]]]:

    q  side  p   total
    2  8     3   1      both corners are on the left
    2  8     19  1      no corner is on the right
    return 1
Level: 2
From: wrong/brute_force; all points are tried as the corner above or below, though it must have the
  same x, so store the points by column
Ask: Which points can be the corner above or below the given point? How many squares does such a
  corner leave possible?
Beware: wrong/only_on_the_right
Time: O(1) to add, O(k) to count, for k distinct points in that column
Space: O(n), for n distinct points
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
