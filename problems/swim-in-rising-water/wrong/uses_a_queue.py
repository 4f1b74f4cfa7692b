"""Uses a queue instead of a heap, so it takes every square before the end, and returns n² - 1."""

from collections import deque


class Solution:
    def swimInWater(self, grid: list[list[int]]) -> int:
        n = len(grid)
        seen, queue = {(0, 0)}, deque([(grid[0][0], 0, 0)])
        time = 0
        while True:
            height, i, j = queue.popleft()
            time = max(time, height)
            if i == j == n - 1:
                return time
            for row, column in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                if 0 <= row < n and 0 <= column < n and (row, column) not in seen:
                    seen.add((row, column))
                    queue.append((grid[row][column], row, column))
