"""Memoized recursion: the chance of survival on a square is the mean over its eight moves.

Many walks meet on the same square with as many moves to go; the cache answers all but the first.
Only squares that the knight can reach are looked at: few, as long as k is small.
Time: O(k · n²)
Space: O(k · n²), the cache
"""

from functools import cache

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        @cache
        def chance(moves: int, i: int, j: int) -> float:
            if not (0 <= i < n and 0 <= j < n):
                return 0.0
            if moves == 0:
                return 1.0
            return sum(chance(moves - 1, i + down, j + right) for down, right in MOVES) / 8

        return chance(k, row, column)
