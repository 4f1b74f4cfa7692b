"""Makes a table of n rows and m columns, but reads it as a table of m rows and n columns."""

VERDICT = "Runtime Error"


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        paths = [[1] * m for _ in range(n)]
        for row in range(1, m):
            for column in range(1, n):
                paths[row][column] = paths[row - 1][column] + paths[row][column - 1]
        return paths[m - 1][n - 1]
