"""Marks a square when it leaves the queue, so every path adds it again, in exponential time."""

from collections import deque

VERDICT = "Time Limit Exceeded"


class Solution:
    def numIslands(self, grid: list[list[str]]) -> int:
        rows, columns = len(grid), len(grid[0])
        islands = 0
        for i in range(rows):
            for j in range(columns):
                if grid[i][j] == "0":
                    continue
                islands += 1
                queue = deque([(i, j)])
                while queue:
                    row, column = queue.popleft()
                    grid[row][column] = "0"
                    for r, c in (
                        (row + 1, column),
                        (row - 1, column),
                        (row, column + 1),
                        (row, column - 1),
                    ):
                        inside = 0 <= r < rows and 0 <= c < columns
                        if inside and grid[r][c] == "1":
                            queue.append((r, c))
        return islands
