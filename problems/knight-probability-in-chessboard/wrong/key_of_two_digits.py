"""Gives row and column one decimal digit each in the cache's key, but they go up to 24."""

CAUGHT_BY = "generated"

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        known = {}

        def chance(moves: int, i: int, j: int) -> float:
            if not (0 <= i < n and 0 <= j < n):
                return 0.0
            if moves == 0:
                return 1.0
            key = moves * 100 + i * 10 + j
            if key not in known:
                known[key] = (
                    sum(chance(moves - 1, i + down, j + right) for down, right in MOVES) / 8
                )
            return known[key]

        return chance(k, row, column)
