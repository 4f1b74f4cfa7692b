"""Breadth-first search from each square of land not reached before: one search for each island.

A square is marked as seen when it joins the queue, not when it leaves it, so no square joins twice.
Time: O(m · n)
Space: O(m · n), the squares that have been seen
"""

from collections import deque


class Solution:
    def numIslands(self, grid: list[list[str]]) -> int:
        rows, columns = len(grid), len(grid[0])
        seen = [[False] * columns for _ in range(rows)]
        islands = 0
        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == "0" or seen[row][column]:
                    continue
                islands += 1
                seen[row][column] = True
                queue = deque([(row, column)])
                while queue:
                    i, j = queue.popleft()
                    for near_i, near_j in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                        inside = 0 <= near_i < rows and 0 <= near_j < columns
                        if inside and grid[near_i][near_j] == "1" and not seen[near_i][near_j]:
                            seen[near_i][near_j] = True
                            queue.append((near_i, near_j))
        return islands
