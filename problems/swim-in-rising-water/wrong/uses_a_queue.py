"""Uses a queue instead of a heap, so it takes every square before the end, and returns n² - 1."""

from collections import deque


class Solution:
    def swimInWater(self, grid: list[list[int]]) -> int:
        n = len(grid)
        seen, queue = {(0, 0)}, deque([(grid[0][0], 0, 0)])
        time = 0
        while True:
            height, row, column = queue.popleft()
            time = max(time, height)
            if row == column == n - 1:
                return time
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < n and 0 <= c < n and (r, c) not in seen:
                    seen.add((r, c))
                    queue.append((grid[r][c], r, c))
