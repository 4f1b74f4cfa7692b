"""Tries any two points as the corners next to it: far too many of them."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class DetectSquares:
    def __init__(self):
        self.points = []

    def add(self, point: list[int]) -> None:
        self.points.append(point)

    def count(self, point: list[int]) -> int:
        x, y = point
        total = 0
        for p, r in self.points:
            for s, q in self.points:
                if p != x and r == y and s == x and abs(p - x) == abs(q - y):
                    total += self.points.count([p, q])
        return total
