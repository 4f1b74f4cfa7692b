"""Mirrors half of the board and leaves out the middle row and column of an odd one."""

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n, k, row, column):
        half = max(n // 2, 1)
        chance = [[1.0] * half for _ in range(half)]
        for _ in range(k):
            longer = [[0.0] * half for _ in range(half)]
            for i in range(half):
                for j in range(half):
                    for down, right in MOVES:
                        if 0 <= i + down < n and 0 <= j + right < n:
                            mirrored = (
                                min(i + down, n - 1 - i - down),
                                min(j + right, n - 1 - j - right),
                            )
                            if max(mirrored) < half:
                                longer[i][j] += chance[mirrored[0]][mirrored[1]] / 8
            chance = longer
        row, column = min(row, n - 1 - row), min(column, n - 1 - column)
        return chance[min(row, half - 1)][min(column, half - 1)]
