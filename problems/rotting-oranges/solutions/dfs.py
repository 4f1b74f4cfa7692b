"""Depth-first search, recursive: go on only to places that rot earlier than noted so far.

The grid has 2 for an orange rotten at the start, and each step adds 1, so 2 + t means that an
orange rots in minute t. The first path to a place need not be the shortest, so the search enters a
place again if a later path reaches it in an earlier minute.
Level: 3
From: simulation; instead of asking in each minute which oranges rot, follow the rot, and note for
  each orange the minute in which it rots
Beware: wrong/never_improves_a_minute
Time: O((m · n)²): each place can be improved up to m · n times
Space: O(m · n), the depth of the recursion
"""


class Solution:
    def orangesRotting(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def spread(row, column, minute):
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                inside = 0 <= r < rows and 0 <= c < columns
                if inside and (grid[r][c] == 1 or grid[r][c] > minute):
                    grid[r][c] = minute
                    spread(r, c, minute + 1)

        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == 2:
                    spread(row, column, 3)
        latest = 2
        for row in grid:
            for minute in row:
                if minute == 1:
                    return -1
                latest = max(latest, minute)
        return latest - 2
