"""Brute-force recursion: walks all paths, and adds up the rest of a path again each time.

Level: 1
Time: O(C(m + n, m)), about the number of paths
Space: O(m + n), the recursion
"""

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
