"""Returns -1 for a fresh orange without neighbours, but not for a group without a rotten orange.

Reported as accepted in 2026.
"""

from collections import deque

REPORTED = "LeetCode-Feedback #38228"


class Solution:
    def orangesRotting(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        queue, fresh = deque(), 0
        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == 2:
                    queue.append((row, column, 0))
                elif grid[row][column] == 1:
                    fresh += 1
                    if not any(grid[i][j] for i, j in self.near(grid, row, column)):
                        return -1
        if not queue:
            return -1 if fresh else 0
        while queue:
            row, column, minutes = queue.popleft()
            for i, j in self.near(grid, row, column):
                if grid[i][j] == 1:
                    grid[i][j] = 2
                    queue.append((i, j, minutes + 1))
        return minutes

    def near(self, grid, row, column):
        for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]):
                yield r, c
