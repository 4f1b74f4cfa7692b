"""Lets the path also go up and to the left."""

from heapq import heappop, heappush

CAUGHT_BY = "generated"


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        heap, done = [(grid[0][0], 0, 0)], set()
        while heap:
            total, i, j = heappop(heap)
            if i == rows - 1 and j == columns - 1:
                return total
            if (i, j) in done:
                continue
            done.add((i, j))
            for row, column in (i + 1, j), (i, j + 1), (i - 1, j), (i, j - 1):
                if 0 <= row < rows and 0 <= column < columns:
                    heappush(heap, (total + grid[row][column], row, column))
