"""Breadth-first search from each unseen square of land: one search for each connected component.

A search reaches exactly the squares of one island. A square is marked when it joins the queue, not
when it leaves the queue, so no square joins twice. The map is not changed.
Level: 2
Beware: wrong/marks_when_it_leaves
Time: O(m · n)
Space: O(m · n)
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
