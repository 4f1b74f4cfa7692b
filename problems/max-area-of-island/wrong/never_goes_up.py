"""Searches down, left and right, but never up."""


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def sink(row, column):
            if not (0 <= row < rows and 0 <= column < columns):
                return 0
            if grid[row][column] == 0:
                return 0
            grid[row][column] = 0
            area = 1
            for r, c in (row + 1, column), (row, column + 1), (row, column - 1):
                area += sink(r, c)
            return area

        return max(sink(row, column) for row in range(rows) for column in range(columns))
