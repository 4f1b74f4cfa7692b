"""Chooses only among the moves that stay on the board, as long as there are any."""

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        chance = [[1.0] * n for _ in range(n)]
        for _ in range(k):
            longer = [[0.0] * n for _ in range(n)]
            for i in range(n):
                for j in range(n):
                    stays = [
                        chance[i + down][j + right]
                        for down, right in MOVES
                        if 0 <= i + down < n and 0 <= j + right < n
                    ]
                    longer[i][j] = sum(stays) / len(stays) if stays else 0.0
            chance = longer
        return chance[row][column]
