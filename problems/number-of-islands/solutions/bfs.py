"""Breadth-first search from each unseen square of land: one search for each connected component.

A search reaches exactly the squares of one island. A square is marked when it joins the queue, not
when it leaves the queue, so no square joins twice. The map is not changed.

For grid = [["1", "1", "0"], ["0", "0", "1"]]:

    row  column  queue     islands
    -    -       [(0, 0)]  1        (0, 0) starts an island
    0    0       [(0, 1)]  1
    0    1       []        1
    -    -       [(1, 2)]  2        the next square of land that is not seen
    1    2       []        2
Level: 2
From: dfs; on a map full of land, the recursion gets too deep, and the map is destroyed, so put
  pending squares into a queue, and mark seen squares in a table
Ask: To walk over an island without recursion and without changing the map, what must you write
  down? In which order are the squares taken up again?
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
        for i in range(rows):
            for j in range(columns):
                if grid[i][j] == "0" or seen[i][j]:
                    continue
                islands += 1
                seen[i][j] = True
                queue = deque([(i, j)])
                while queue:
                    row, column = queue.popleft()
                    for r, c in (
                        (row + 1, column),
                        (row - 1, column),
                        (row, column + 1),
                        (row, column - 1),
                    ):
                        inside = 0 <= r < rows and 0 <= c < columns
                        if inside and grid[r][c] == "1" and not seen[r][c]:
                            seen[r][c] = True
                            queue.append((r, c))
        return islands
