"""Follows every walk to its end, and there are up to 8 ** k of them."""

VERDICT = "Time Limit Exceeded"

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n, k, row, column):
        if not (0 <= row < n and 0 <= column < n):
            return 0.0
        if k == 0:
            return 1.0
        return (
            sum(
                self.knightProbability(n, k - 1, row + down, column + right)
                for down, right in MOVES
            )
            / 8
        )
