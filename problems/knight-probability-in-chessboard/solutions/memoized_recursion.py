"""Memoized recursion: the chance to survive is the mean of the chances after each of eight moves.

The chance depends only on the square and on the number of moves left, not on the path so far:

    chance(moves, i, j) = sum(chance(moves - 1, i + down, j + right) for each move) / 8

The base cases are a square off the board, with a chance of 0, and no moves left on the board, with
a chance of 1. Many walks reach the same square with the same number of moves left; its chance is
computed once and cached. Only squares that the knight can reach are visited, which are few if k is
small.
Level: 2
Beware: wrong/no_cache, wrong/forgets_moves_left
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
