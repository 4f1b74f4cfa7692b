"""Depth-first search, recursive: count the first square of an island, then sink the whole island.

Land that has been counted becomes water, so the map itself records where the search has been. The
next square of land in reading order belongs to an island that has not been counted.

For grid = [["1", "1", "0"], ["0", "0", "1"]]:

    i  j  square  islands  grid
    0  0  '1'     1        [['0', '0', '0'], ['0', '0', '1']]  both squares are sunk
    0  1  '0'     1        [['0', '0', '0'], ['0', '0', '1']]
    0  2  '0'     1        [['0', '0', '0'], ['0', '0', '1']]
    1  0  '0'     1        [['0', '0', '0'], ['0', '0', '1']]
    1  1  '0'     1        [['0', '0', '0'], ['0', '0', '1']]
    1  2  '1'     2        [['0', '0', '0'], ['0', '0', '0']]
Level: 1
Ask: You stand on land: how do you get over the whole island, so that it is never counted again?
Beware: wrong/never_goes_up
Time: O(m · n)
Space: O(m · n), the depth of the recursion: up to m · n + 1 calls on a map full of land
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
        for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
            self.sink(grid, r, c)
