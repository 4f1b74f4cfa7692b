"""Steps to the smallest of the larger neighbours: greedy."""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        known = [[0] * columns for _ in matrix]

        def path_from(i, j):
            if known[i][j] == 0:
                larger = []
                for x, y in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                    if 0 <= x < rows and 0 <= y < columns and matrix[x][y] > matrix[i][j]:
                        larger.append((matrix[x][y], x, y))
                known[i][j] = 1 + (path_from(*min(larger)[1:]) if larger else 0)
            return known[i][j]

        return max(path_from(i, j) for i in range(rows) for j in range(columns))
