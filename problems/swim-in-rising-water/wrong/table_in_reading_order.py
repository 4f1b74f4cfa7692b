"""Fills a table once in reading order, by the squares above and to the left."""

CAUGHT_BY = "generated"


class Solution:
    def swimInWater(self, grid: list[list[int]]) -> int:
        n = len(grid)
        earliest = [[inf] * (n + 1) for _ in range(n + 1)]
        earliest[0][1] = 0
        for i in range(1, n + 1):
            for j in range(1, n + 1):
                before = min(earliest[i - 1][j], earliest[i][j - 1])
                earliest[i][j] = max(before, grid[i - 1][j - 1])
        return earliest[n][n]
