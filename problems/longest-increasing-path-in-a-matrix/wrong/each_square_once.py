"""Visits each square only once, but does not remember the length of the path from it."""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        seen = set()

        def path_from(i, j):
            if (i, j) in seen:
                return 0
            seen.add((i, j))
            longest = 0
            for x, y in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                if 0 <= x < rows and 0 <= y < columns and matrix[x][y] > matrix[i][j]:
                    longest = max(longest, path_from(x, y))
            return 1 + longest

        return max(path_from(i, j) for i in range(rows) for j in range(columns))
