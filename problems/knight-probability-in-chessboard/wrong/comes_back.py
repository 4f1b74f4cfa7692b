"""Checks the board only after the last move, so that a knight that has left may come back."""

from functools import cache

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        @cache
        def chance(moves: int, i: int, j: int) -> float:
            if moves == 0:
                return float(0 <= i < n and 0 <= j < n)
            return sum(chance(moves - 1, i + down, j + right) for down, right in MOVES) / 8

        return chance(k, row, column)
