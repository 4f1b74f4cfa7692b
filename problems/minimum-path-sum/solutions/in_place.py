"""Bottom-up table in place: each number becomes the smallest sum of a path to its square.

When a square is read, row by row, the squares above it and to its left already hold their smallest
sums. Its own number is not needed after its sum is known. In the first row and column, a square has
at most one neighbour before it.
Level: 3
From: table; a number of the grid is read only for its own sum, so the sum can take its place
Beware: wrong/left_of_the_first_column
Time: O(m · n)
Space: O(1), since it changes the given grid
"""


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        for i, row in enumerate(grid):
            for j in range(len(row)):
                if i > 0 and j > 0:
                    row[j] += min(grid[i - 1][j], row[j - 1])
                elif i > 0:
                    row[j] += grid[i - 1][j]
                elif j > 0:
                    row[j] += row[j - 1]
        return grid[-1][-1]
