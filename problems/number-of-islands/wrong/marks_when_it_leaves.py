"""Marks a square when it leaves the queue, so every path adds it again, in exponential time."""

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
                    for near_i, near_j in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                        inside = 0 <= near_i < rows and 0 <= near_j < columns
                        if inside and grid[near_i][near_j] == "1":
                            queue.append((near_i, near_j))
        return islands
