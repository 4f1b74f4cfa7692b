"""Enters 1 in the first row and column, but leaves 0 in the first square."""


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        paths = [[0] * n for _ in range(m)]
        for column in range(1, n):
            paths[0][column] = 1
        for row in range(1, m):
            paths[row][0] = 1
        for row in range(1, m):
            for column in range(1, n):
                paths[row][column] = paths[row - 1][column] + paths[row][column - 1]
        return paths[m - 1][n - 1]
