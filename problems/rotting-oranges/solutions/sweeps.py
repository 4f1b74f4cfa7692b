"""Dynamic programming: sweep down and up through a table of minutes until nothing changes.

    minutes[i][j] = 1 + the minimum over its neighbours;  0 for a rotten orange

All other entries start at infinity, and the entries of empty places keep it. A sweep from the upper
left carries minutes down and to the right, and a sweep from the lower right carries them up and to
the left. Another pair of sweeps is needed only if a path switches between these two kinds of steps.
Level: 3
From: simulation; a pass through the box computes only one minute, so let a pass carry the rot on,
  from square to square, as far as it goes
Time: O(m · n · (t + 1)) for paths that switch t times: O((m · n)²) for a zigzag
Space: O(m · n)
"""

NEVER = float("inf")


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
