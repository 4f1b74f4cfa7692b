"""Sweeps through the box six times each way, but along a staircase, rot takes ten sweeps."""

CAUGHT_BY = "orders"
NEVER = float("inf")


class Solution:
    def orangesRotting(self, grid: list[list[int]]) -> int:
        rows, columns = range(len(grid)), range(len(grid[0]))
        minutes = [[0 if place == 2 else NEVER for place in row] for row in grid]
        oranges = [(i, j) for i in rows for j in columns if grid[i][j] == 1]
        for _ in range(6):
            for sweep in oranges, oranges[::-1]:
                for row, column in sweep:
                    for r, c in (
                        (row + 1, column),
                        (row - 1, column),
                        (row, column + 1),
                        (row, column - 1),
                    ):
                        if r in rows and c in columns and grid[r][c]:
                            soon = minutes[r][c] + 1
                            minutes[row][column] = min(minutes[row][column], soon)
        last = max((minutes[i][j] for i, j in oranges), default=0)
        return -1 if last == NEVER else last
