"""Backtracking: tries every path that does not cross itself, which is exponential.

Level: 1
Time: O(3ˢ), for s = n² squares: up to three ways on from each
Space: O(n²)
"""

from math import inf

VERDICT = "Time Limit Exceeded"


class Solution:
    def swimInWater(self, grid: list[list[int]]) -> int:
        n = len(grid)
        path = set()

        def earliest(i, j):
            if not (0 <= i < n and 0 <= j < n) or (i, j) in path:
                return inf
            if i == j == n - 1:
                return grid[i][j]
            path.add((i, j))
            found = min(
                earliest(*near) for near in ((i + 1, j), (i, j + 1), (i - 1, j), (i, j - 1))
            )
            path.remove((i, j))
            return max(found, grid[i][j])

        return earliest(0, 0)
