"""Searches only right and down, as if reading order covered the other two directions.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #19912"


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
        for r, c in (row + 1, column), (row, column + 1):
            self.sink(grid, r, c)
