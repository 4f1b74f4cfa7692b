"""Adds the larger of the two sums, not the smaller sum."""


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        for i, row in enumerate(grid):
            for j in range(len(row)):
                if i > 0 and j > 0:
                    row[j] += max(grid[i - 1][j], row[j - 1])
                elif i > 0:
                    row[j] += grid[i - 1][j]
                elif j > 0:
                    row[j] += row[j - 1]
        return grid[-1][-1]
