"""Changes the box while looking through it, so an orange rots and infects in the same minute."""


class Solution:
    def orangesRotting(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        minutes = 0
        while True:
            fresh = [(i, j) for i in range(rows) for j in range(columns) if grid[i][j] == 1]
            changed = False
            for row, column in fresh:
                if self.is_near_rot(grid, row, column):
                    grid[row][column] = 2
                    changed = True
            if not changed:
                break
            minutes += 1
        return -1 if any(1 in row for row in grid) else minutes

    def is_near_rot(self, grid, row, column):
        for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == 2:
                return True
        return False
