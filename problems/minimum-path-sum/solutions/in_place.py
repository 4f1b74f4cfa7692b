"""In place: each number becomes the least sum of a path to its square.

A square is reached from above or from the left, whichever has the lesser sum, and both are known
when the grid is read row by row. In the first row and column, there is only one way.
Time: O(m · n)
Space: O(1): it changes the grid that it is given
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
