"""Greedy: steps to the smallest of the larger neighbours."""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        known = [[0] * columns for _ in matrix]

        def path_from(row, column):
            if known[row][column] > 0:
                return known[row][column]
            larger = []
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < rows and 0 <= c < columns and matrix[r][c] > matrix[row][column]:
                    larger.append((matrix[r][c], r, c))
            known[row][column] = 1 + (path_from(*min(larger)[1:]) if larger else 0)
            return known[row][column]

        return max(path_from(row, column) for row in range(rows) for column in range(columns))
