"""Tries every way that does not cross itself: exponential time."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def swimInWater(self, grid: list[list[int]]) -> int:
        n = len(grid)
        way = set()

        def earliest(i, j):
            if not (0 <= i < n and 0 <= j < n) or (i, j) in way:
                return inf
            if i == j == n - 1:
                return grid[i][j]
            way.add((i, j))
            found = min(
                earliest(*near) for near in ((i + 1, j), (i, j + 1), (i - 1, j), (i, j - 1))
            )
            way.remove((i, j))
            return max(found, grid[i][j])

        return earliest(0, 0)
