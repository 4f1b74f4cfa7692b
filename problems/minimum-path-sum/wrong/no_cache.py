"""Walks all paths without a cache: exponential time."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def least(i, j):
            if i == rows or j == columns:
                return float("inf")
            if i == rows - 1 and j == columns - 1:
                return grid[i][j]
            return grid[i][j] + min(least(i + 1, j), least(i, j + 1))

        return least(0, 0)
