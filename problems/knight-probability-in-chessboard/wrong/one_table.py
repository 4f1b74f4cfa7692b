"""Writes the new chances into the table from which it still reads the old ones."""

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        chance = [[1.0] * n for _ in range(n)]
        for _ in range(k):
            for i in range(n):
                for j in range(n):
                    chance[i][j] = sum(
                        chance[i + down][j + right] / 8
                        for down, right in MOVES
                        if 0 <= i + down < n and 0 <= j + right < n
                    )
        return chance[row][column]
