"""Depth-first search, recursive: 1 for the square, plus the areas reached from its four neighbours.

The base case is water or a square off the map, with area 0. Land that has been counted becomes
water, so no square is counted twice.

    area(i, j) = 1 + area(i - 1, j) + area(i + 1, j) + area(i, j - 1) + area(i, j + 1)
Level: 1
Beware: wrong/counts_first_square_twice
Time: O(m · n)
Space: O(m · n), the depth of the recursion: up to m · n calls on a map full of land
"""


class Solution:
    def maxAreaOfIsland(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def sink(row, column):
            if not (0 <= row < rows and 0 <= column < columns) or grid[row][column] == 0:
                return 0
            grid[row][column] = 0
            return (
                1
                + sink(row - 1, column)
                + sink(row + 1, column)
                + sink(row, column - 1)
                + sink(row, column + 1)
            )

        return max(sink(row, column) for row in range(rows) for column in range(columns))
