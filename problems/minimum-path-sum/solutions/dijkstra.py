"""Dijkstra's algorithm: squares are nodes, and the heap yields the square with the smallest sum.

No number is negative, so the first time a square leaves the heap, its sum is the smallest. The
squares need no fixed order: unlike a table, this would also work if moves went in all four
directions. Here, the heap only adds a logarithmic factor to the time of a table.
Level: 4
From: table; the order of the rows is right only because moves lead down and right, so let a heap
  find the order, which works for any moves
Time: O(m · n · log(m · n))
Space: O(m · n)
"""

from heapq import heappop, heappush


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        heap, done = [(grid[0][0], 0, 0)], set()
        while heap:
            total, row, column = heappop(heap)
            if row == rows - 1 and column == columns - 1:
                return total
            if (row, column) in done:
                continue
            done.add((row, column))
            for r, c in (row + 1, column), (row, column + 1):
                if r < rows and c < columns:
                    heappush(heap, (total + grid[r][c], r, c))
