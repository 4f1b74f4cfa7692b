"""Hash map of counts: try each point as the opposite corner; the other two corners are then known.

Two points on a common diagonal are opposite corners of exactly one square. The other two corners
have the x of one point and the y of the other. Any of several equal points may be a corner, so the
counts of the three corners are multiplied.

For ["DetectSquares", "add", "add", "add", "count"],
[[], [[3, 10]], [[11, 2]], [[3, 2]], [[11, 10]]]:

    p   q   abs(p - x)  abs(q - y)  total
    3   10  8           0           0      in the same row
    11  2   0           8           0      in the same column
    3   2   8           8           1      on a diagonal, and both other corners are there
    return 1
Level: 2
From: wrong/brute_force; pairs of neighbouring corners are tried, though the opposite corner settles
  both, so try this corner, and look the others up
Ask: How many corners do you have to choose until the others are known? Which corner is the best to
  choose?
Beware: wrong/point_itself
Time: O(1) to add, O(n) to count, for n distinct points
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
