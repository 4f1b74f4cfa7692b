"""Treats a sum of 0 in its table as unknown, which takes exponential time if all are 0."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        known = [[0] * len(grid[0]) for _ in grid]

        def least(i, j):
            if i < 0 or j < 0:
                return inf
            if i == 0 and j == 0:
                return grid[0][0]
            if not known[i][j]:
                known[i][j] = grid[i][j] + min(least(i - 1, j), least(i, j - 1))
            return known[i][j]

        return least(len(grid) - 1, len(grid[0]) - 1)
