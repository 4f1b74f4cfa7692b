"""Joins x and y without a separator: 1 and 23 read like 12 and 3.

Reported as accepted in 2024.
"""

from collections import Counter

REPORTED = "LeetCode-Feedback #25840"
CAUGHT_BY = "killers"


class DetectSquares:
    def __init__(self):
        self.points = Counter()
        self.added = set()

    def add(self, point: list[int]) -> None:
        x, y = point
        self.points[f"{x}{y}"] += 1
        self.added.add((x, y))

    def count(self, point: list[int]) -> int:
        x, y = point
        total = 0
        for p, q in self.added:
            if p != x and abs(p - x) == abs(q - y):
                total += self.points[f"{p}{q}"] * self.points[f"{p}{y}"] * self.points[f"{x}{q}"]
        return total
