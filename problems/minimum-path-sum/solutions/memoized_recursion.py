"""Memoized recursion: the least sum from a square is its number plus the lesser of the two rests.

The cache answers all but the first question for a square. At most m + n - 1 calls are nested.
Time: O(m · n)
Space: O(m · n), the cache
"""

from functools import cache


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        @cache
        def least(i, j):
            if i == rows or j == columns:
                return float("inf")
            if i == rows - 1 and j == columns - 1:
                return grid[i][j]
            return grid[i][j] + min(least(i + 1, j), least(i, j + 1))

        return least(0, 0)
