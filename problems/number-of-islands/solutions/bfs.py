"""Breadth-first search from each square of land that no search has reached: one for each island.

A square is marked as seen when it joins the queue, not when it leaves, so none joins twice.
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
                    for down, right in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                        inside = 0 <= down < rows and 0 <= right < columns
                        if inside and grid[down][right] == "1" and not seen[down][right]:
                            seen[down][right] = True
                            queue.append((down, right))
        return islands
