"""Breadth-first search from each unseen square of land, in a list that becomes the whole island.

The list is a queue from which no square is removed: the loop reads it from the front while new
squares are appended. So its length is the area. The map is not changed.

For grid = [[0, 1, 1], [1, 0, 1]]:

    row  column  island
    0    1       [(0, 1), (0, 2)]
    0    2       [(0, 1), (0, 2), (1, 2)]
    1    2       [(0, 1), (0, 2), (1, 2)]  area 3
    1    0       [(1, 0)]                  area 1
    return 3
Level: 2
From: dfs_stack; squares are taken out of a list to be counted, and the map is destroyed, so leave
  them in the list, whose length is then the area
Ask: The squares to be visited are in a list. How long is this list at the end, if no square is ever
  taken out?
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        seen = set()
        largest = 0
        for i in range(rows):
            for j in range(columns):
                if grid[i][j] == 0 or (i, j) in seen:
                    continue
                seen.add((i, j))
                island = [(i, j)]
                for row, column in island:  # the list grows as we read it
                    for r, c in (
                        (row + 1, column),
                        (row - 1, column),
                        (row, column + 1),
                        (row, column - 1),
                    ):
                        inside = 0 <= r < rows and 0 <= c < columns
                        if inside and grid[r][c] == 1 and (r, c) not in seen:
                            seen.add((r, c))
                            island.append((r, c))
                largest = max(largest, len(island))
        return largest
