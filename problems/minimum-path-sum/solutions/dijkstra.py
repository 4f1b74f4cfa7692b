"""Dijkstra's algorithm: squares are nodes, and the heap yields the square with the least sum next.

No number is negative, so the first time a square leaves the heap, its sum is the least. The
squares need no fixed order: unlike a table, this would also work if moves went in all four
directions. Here, the heap only adds a logarithmic factor to the time of a table.
Level: 4
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
