"""Brute-force recursion: follows every walk to its end.

Level: 1
Time: O(8ᵏ), the number of walks
Space: O(k), the recursion
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        def chance(moves: int, i: int, j: int) -> float:
            if not (0 <= i < n and 0 <= j < n):
                return 0.0
            if moves == 0:
                return 1.0
            return sum(chance(moves - 1, i + down, j + right) for down, right in MOVES) / 8

        return chance(k, row, column)
