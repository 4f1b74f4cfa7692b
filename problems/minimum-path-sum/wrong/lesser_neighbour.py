"""Greedy: always moves to the smaller of the two next numbers."""


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        i = j = 0
        total = grid[0][0]
        while i < len(grid) - 1 or j < len(grid[0]) - 1:
            if j == len(grid[0]) - 1 or (i < len(grid) - 1 and grid[i + 1][j] < grid[i][j + 1]):
                i += 1
            else:
                j += 1
            total += grid[i][j]
        return total
