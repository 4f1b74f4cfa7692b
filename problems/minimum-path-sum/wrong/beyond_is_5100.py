"""Uses 5,100 as infinity for paths that leave the grid, but sums go up to 79,800.

Reported as accepted in 2024.
"""

from functools import cache

CAUGHT_BY = "generated"
REPORTED = "LeetCode-Feedback #21940"


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        @cache
        def least(i, j):
            if i == rows or j == columns:
                return 5100
            if i == rows - 1 and j == columns - 1:
                return grid[i][j]
            return grid[i][j] + min(least(i + 1, j), least(i, j + 1))

        return least(0, 0)
