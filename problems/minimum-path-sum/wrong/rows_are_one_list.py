"""Repeats one row by multiplication, so that all rows of the table are the same list."""


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        sums = [[grid[0][0]] * columns] * rows
        for i in range(1, rows):
            sums[i][0] = sums[i - 1][0] + grid[i][0]
        for j in range(1, columns):
            sums[0][j] = sums[0][j - 1] + grid[0][j]
        for i in range(1, rows):
            for j in range(1, columns):
                sums[i][j] = min(sums[i - 1][j], sums[i][j - 1]) + grid[i][j]
        return sums[-1][-1]
