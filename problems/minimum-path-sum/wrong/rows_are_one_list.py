"""Repeats one row by multiplication, so that all rows of the table are the same list."""


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        least = [[0] * columns] * rows
        least[0][0] = grid[0][0]
        for i in range(1, rows):
            least[i][0] = least[i - 1][0] + grid[i][0]
        for j in range(1, columns):
            least[0][j] = least[0][j - 1] + grid[0][j]
        for i in range(1, rows):
            for j in range(1, columns):
                least[i][j] = grid[i][j] + min(least[i - 1][j], least[i][j - 1])
        return least[rows - 1][columns - 1]
