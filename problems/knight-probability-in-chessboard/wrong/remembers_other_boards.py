"""Keeps a cache without n in its keys as a class attribute, and reuses it for other boards."""

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    known = {}  # noqa: RUF012 (the mistake)

    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        def chance(moves: int, i: int, j: int) -> float:
            if not (0 <= i < n and 0 <= j < n):
                return 0.0
            if moves == 0:
                return 1.0
            if (moves, i, j) not in self.known:
                self.known[moves, i, j] = (
                    sum(chance(moves - 1, i + down, j + right) for down, right in MOVES) / 8
                )
            return self.known[moves, i, j]

        return chance(k, row, column)
