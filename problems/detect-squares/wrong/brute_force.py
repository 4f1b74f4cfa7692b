"""Tries every pair of points as the neighbouring corners: millions of pairs for each count.

Level: 1
Time: O(1) to add; O(n²) to count, up to O(n³) if points repeat, for n points
Space: O(n)
"""

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
