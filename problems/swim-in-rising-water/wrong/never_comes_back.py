"""Goes on from the latest square to its lowest neighbour, and never comes back to other squares."""

from heapq import heappop, heappush

VERDICT = "Runtime Error"


class Solution:
    def swimInWater(self, grid: list[list[int]]) -> int:
        n = len(grid)
        seen, heap = {(0, 0)}, [(grid[0][0], 0, 0)]
        time = 0
        while True:
            height, row, column = heappop(heap)
            time = max(time, height)
            if row == column == n - 1:
                return time
            heap = []
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < n and 0 <= c < n and (r, c) not in seen:
                    seen.add((r, c))
                    heappush(heap, (grid[r][c], r, c))
