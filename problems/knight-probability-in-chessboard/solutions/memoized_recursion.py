"""Memoized recursion: the chance to survive is the mean of the chances after each of eight moves.

The chance depends only on the square and on the number of moves left, not on the path so far:

    chance(moves, i, j) = sum(chance(moves - 1, i + down, j + right) for each move) / 8

The base cases are a square off the board, with a chance of 0, and no moves left on the board, with
a chance of 1. Many walks reach the same square with the same number of moves left; its chance is
computed once and cached. Only squares that the knight can reach are visited, which are few if k is
small. The trace shows six of the 23 calls that are computed.

For n = 3, k = 2, row = 0, column = 0:

    moves  i   j   return
    1      -2  -1  0.0     off the board
    0      0   0   1.0     on the board
    0      2   0   1.0
    1      1   2   0.25    2 of 8 moves stay on the board
    1      2   1   0.25
    2      0   0   0.0625  (0.25 + 0.25) / 8
    return 0.0625
Level: 2
From: wrong/no_cache; many walks reach the same square after the same number of moves, with the same
  chance, so compute it once
Ask: What does the chance to stay on the board depend on: the squares visited, or something less?
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
