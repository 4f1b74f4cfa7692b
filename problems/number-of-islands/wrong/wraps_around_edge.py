"""Catches IndexError at the edges, but index -1 is legal: it is the opposite edge of the map."""


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
        try:
            if grid[row][column] == "0":
                return
        except IndexError:
            return
        grid[row][column] = "0"
        for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
            self.sink(grid, r, c)
