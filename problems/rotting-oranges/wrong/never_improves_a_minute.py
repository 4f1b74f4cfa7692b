"""Visits each place once in a depth-first search, and never corrects a minute that is too late."""


class Solution:
    def orangesRotting(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def spread(row, column, minute):
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                inside = 0 <= r < rows and 0 <= c < columns
                if inside and grid[r][c] == 1:
                    grid[r][c] = minute
                    spread(r, c, minute + 1)

        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == 2:
                    spread(row, column, 3)
        latest = 2
        for row in grid:
            for minute in row:
                if minute == 1:
                    return -1
                latest = max(latest, minute)
        return latest - 2
