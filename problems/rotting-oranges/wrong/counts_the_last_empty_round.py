"""Counts the round in which the last oranges leave the queue and infect no other orange."""

from collections import deque


class Solution:
    def orangesRotting(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        queue, fresh = deque(), 0
        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == 2:
                    queue.append((row, column))
                elif grid[row][column] == 1:
                    fresh += 1
        minutes = 0
        while queue:
            minutes += 1
            for _ in range(len(queue)):
                row, column = queue.popleft()
                for r, c in (
                    (row + 1, column),
                    (row - 1, column),
                    (row, column + 1),
                    (row, column - 1),
                ):
                    if 0 <= r < rows and 0 <= c < columns and grid[r][c] == 1:
                        grid[r][c] = 2
                        fresh -= 1
                        queue.append((r, c))
        return -1 if fresh > 0 else minutes
