"""Searches from one rotten orange after another, and never corrects a minute that is too late."""

from collections import deque


class Solution:
    def orangesRotting(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        rotten = [(i, j) for i in range(rows) for j in range(columns) if grid[i][j] == 2]
        latest = 0
        for place in rotten:
            queue = deque([(*place, 0)])
            while queue:
                row, column, minute = queue.popleft()
                latest = max(latest, minute)
                for r, c in (
                    (row + 1, column),
                    (row - 1, column),
                    (row, column + 1),
                    (row, column - 1),
                ):
                    if 0 <= r < rows and 0 <= c < columns and grid[r][c] == 1:
                        grid[r][c] = 2
                        queue.append((r, c, minute + 1))
        return -1 if any(1 in row for row in grid) else latest
