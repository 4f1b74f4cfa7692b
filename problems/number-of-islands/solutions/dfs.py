"""Depth-first search by recursion: count the first square of an island, and sink all of it.

Land that has been counted becomes water, so the map itself says where the search has been, and
the next square of land in reading order is the first one of another island.
Time: O(m · n)
Space: O(m · n), the depth of the recursion: on a map full of land it is one chain of m · n calls
"""


class Solution:
    def numIslands(self, grid: list[list[str]]) -> int:
        islands = 0
        for i, row in enumerate(grid):
            for j, square in enumerate(row):
                if square == "1":
                    islands += 1
                    self.sink(grid, i, j)
        return islands

    def sink(self, grid, row, column):
        if not (0 <= row < len(grid) and 0 <= column < len(grid[0])):
            return
        if grid[row][column] == "0":
            return
        grid[row][column] = "0"
        self.sink(grid, row - 1, column)
        self.sink(grid, row + 1, column)
        self.sink(grid, row, column - 1)
        self.sink(grid, row, column + 1)
