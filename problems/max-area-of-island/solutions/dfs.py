"""Depth-first search, recursive: 1 for the square, plus the areas reached from its four neighbours.

A call sinks all land that it reaches, and returns how many squares it has sunk. The base case is
water or a square off the map, with area 0. Land that has been counted becomes water, so no square
is counted twice. The trace leaves out the calls for squares off the map and for sunk land, and all
but the first call for (1, 1).

For grid = [[1, 1], [1, 0]]:

    row  column  area  return
    1    1       -     0       water
    1    0       1     1
    0    1       1     1
    0    0       3     3       1 for itself, and 1 from each of two neighbours
Level: 1
Beware: wrong/counts_first_square_twice
Time: O(m · n)
Space: O(m · n), the depth of the recursion: up to m · n + 1 calls on a map full of land
"""


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def sink(row, column):
            if not (0 <= row < rows and 0 <= column < columns):
                return 0
            if grid[row][column] == 0:
                return 0
            grid[row][column] = 0
            area = 1
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                area += sink(r, c)
            return area

        return max(sink(row, column) for row in range(rows) for column in range(columns))
