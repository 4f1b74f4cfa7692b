"""Caches one chance for each square, ignoring how many moves are left."""

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        known = {}

        def chance(moves: int, i: int, j: int) -> float:
            if not (0 <= i < n and 0 <= j < n):
                return 0.0
            if moves == 0:
                return 1.0
            if (i, j) not in known:
                known[i, j] = (
                    sum(chance(moves - 1, i + down, j + right) for down, right in MOVES) / 8
                )
            return known[i, j]

        return chance(k, row, column)
