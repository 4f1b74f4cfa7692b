"""Also swims diagonally, down to the right."""

from heapq import heappop, heappush


class Solution:
    def swimInWater(self, grid: list[list[int]]) -> int:
        n = len(grid)
        seen, heap = {(0, 0)}, [(grid[0][0], 0, 0)]
        time = 0
        while True:
            height, i, j = heappop(heap)
            time = max(time, height)
            if i == j == n - 1:
                return time
            for row, column in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1), (i + 1, j + 1):
                if 0 <= row < n and 0 <= column < n and (row, column) not in seen:
                    seen.add((row, column))
                    heappush(heap, (grid[row][column], row, column))
