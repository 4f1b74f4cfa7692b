"""Stops after m + n minutes, enough to cross the box, but a path may wind."""

CAUGHT_BY = "generated"


class Solution:
    def orangesRotting(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        minutes = 0
        while minutes < rows + columns:
            fresh = [(i, j) for i in range(rows) for j in range(columns) if grid[i][j] == 1]
            rotting = [(i, j) for i, j in fresh if self.is_near_rot(grid, i, j)]
            if not rotting:
                break
            for row, column in rotting:
                grid[row][column] = 2
            minutes += 1
        return -1 if any(1 in row for row in grid) else minutes

    def is_near_rot(self, grid, row, column):
        for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == 2:
                return True
        return False
