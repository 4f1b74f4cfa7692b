"""Table: a square's paths are those to the square above it plus those to the square on its left.

The last move comes from one of these two. There is one path to each square of the first row and of
the first column: straight on.
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        paths = [[1] * n for _ in range(m)]
        for row in range(1, m):
            for column in range(1, n):
                paths[row][column] = paths[row - 1][column] + paths[row][column - 1]
        return paths[m - 1][n - 1]
