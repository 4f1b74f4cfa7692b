"""Uses 51 as infinity, but a winding path may take 55 minutes."""

CAUGHT_BY = "generated"

NEVER = 51


class Solution:
    def orangesRotting(self, grid: list[list[int]]) -> int:
        rows, columns = range(len(grid)), range(len(grid[0]))
        minutes = [[0 if place == 2 else NEVER for place in row] for row in grid]
        oranges = [(i, j) for i in rows for j in columns if grid[i][j] == 1]
        changed = True
        while changed:
            changed = False
            for sweep in oranges, oranges[::-1]:
                for row, column in sweep:
                    for r, c in (
                        (row + 1, column),
                        (row - 1, column),
                        (row, column + 1),
                        (row, column - 1),
                    ):
                        if r in rows and c in columns and minutes[r][c] + 1 < minutes[row][column]:
                            minutes[row][column] = minutes[r][c] + 1
                            changed = True
        latest = max((minutes[i][j] for i, j in oranges), default=0)
        return -1 if latest == NEVER else latest
