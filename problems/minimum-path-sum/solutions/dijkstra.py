"""Dijkstra's algorithm: always go on from the square with the least sum so far.

It needs no order of the squares, and so it would work with moves in all directions, too. As no
number is negative, a square's first sum from the heap is the least.
Time: O(m · n · log(m · n))
Space: O(m · n)
"""

from heapq import heappop, heappush


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
            for row, column in (i + 1, j), (i, j + 1):
                if row < rows and column < columns:
                    heappush(heap, (total + grid[row][column], row, column))
