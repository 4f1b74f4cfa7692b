"""Visits each place once in a depth-first search, and never corrects a minute that is too late."""


class Solution:
    def orangesRotting(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def rot(row, column, minute):
            if not (0 <= row < rows and 0 <= column < columns):
                return
            if grid[row][column] == 1 or grid[row][column] == minute == 2:
                grid[row][column] = minute
                rot(row - 1, column, minute + 1)
                rot(row + 1, column, minute + 1)
                rot(row, column - 1, minute + 1)
                rot(row, column + 1, minute + 1)

        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == 2:
                    rot(row, column, 2)
        latest = 2
        for row in grid:
            for minute in row:
                if minute == 1:
                    return -1
                latest = max(latest, minute)
        return latest - 2
