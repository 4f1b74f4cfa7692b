"""Swaps the number of rows and the number of columns."""

from functools import cache

VERDICT = "Runtime Error"


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        columns, rows = len(grid), len(grid[0])

        @cache
        def least(i, j):
            if i == rows or j == columns:
                return float("inf")
            if i == rows - 1 and j == columns - 1:
                return grid[i][j]
            return grid[i][j] + min(least(i + 1, j), least(i, j + 1))

        return least(0, 0)
