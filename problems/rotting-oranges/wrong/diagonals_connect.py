"""Spreads the rot in all eight directions, although a diagonal does not count."""

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
        while queue and fresh > 0:
            minutes += 1
            for _ in range(len(queue)):
                row, column = queue.popleft()
                for i, j in [(row + a, column + b) for a in (-1, 0, 1) for b in (-1, 0, 1)]:
                    if 0 <= i < rows and 0 <= j < columns and grid[i][j] == 1:
                        grid[i][j] = 2
                        fresh -= 1
                        queue.append((i, j))
        return -1 if fresh > 0 else minutes
