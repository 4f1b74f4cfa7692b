"""Uses 10,000 as infinity for paths that start outside the grid, but sums go up to 79,800.

Reported as accepted in 2024.
"""

from functools import cache

CAUGHT_BY = "killers"
REPORTED = "LeetCode-Feedback #23568"


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        @cache
        def least(i, j):
            if i < 0 or j < 0:
                return 10000
            if i == 0 and j == 0:
                return grid[0][0]
            return grid[i][j] + min(least(i - 1, j), least(i, j - 1))

        return least(len(grid) - 1, len(grid[0]) - 1)
