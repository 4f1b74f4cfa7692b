"""Also allows diagonal moves, down and to the right at once."""


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        paths = [[1] * n for _ in range(m)]
        for row in range(1, m):
            for column in range(1, n):
                above, left = paths[row - 1][column], paths[row][column - 1]
                paths[row][column] = above + left + paths[row - 1][column - 1]
        return paths[m - 1][n - 1]
