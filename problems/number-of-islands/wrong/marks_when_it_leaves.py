"""Marks a square when it leaves the queue, so it joins once for each way to it: exponential."""

from collections import deque

VERDICT = "Time Limit Exceeded"


class Solution:
    def numIslands(self, grid: list[list[str]]) -> int:
        rows, columns = len(grid), len(grid[0])
        islands = 0
        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == "0":
                    continue
                islands += 1
                queue = deque([(row, column)])
                while queue:
                    i, j = queue.popleft()
                    grid[i][j] = "0"
                    for down, right in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                        inside = 0 <= down < rows and 0 <= right < columns
                        if inside and grid[down][right] == "1":
                            queue.append((down, right))
        return islands
