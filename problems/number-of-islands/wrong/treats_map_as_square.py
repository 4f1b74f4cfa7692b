"""Uses the number of rows as the number of columns."""


class Solution:
    def numIslands(self, grid: list[list[str]]) -> int:
        size = len(grid)
        islands = 0
        for i in range(size):
            for j in range(size):
                if grid[i][j] == "1":
                    islands += 1
                    self.sink(grid, i, j, size)
        return islands

    def sink(self, grid, row, column, size):
        if not (0 <= row < size and 0 <= column < size) or grid[row][column] == "0":
            return
        grid[row][column] = "0"
        for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
            self.sink(grid, r, c, size)
