"""Searches down, left and right, but never up."""


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def sink(row, column):
            if not (0 <= row < rows and 0 <= column < columns) or grid[row][column] == 0:
                return 0
            grid[row][column] = 0
            return 1 + sink(row + 1, column) + sink(row, column - 1) + sink(row, column + 1)

        return max(sink(row, column) for row in range(rows) for column in range(columns))
