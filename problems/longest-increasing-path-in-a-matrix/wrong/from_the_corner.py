"""Begins only in the top left corner."""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        known = [[0] * columns for _ in matrix]

        def path_from(row, column):
            if known[row][column] > 0:
                return known[row][column]
            longest = 0
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < rows and 0 <= c < columns and matrix[r][c] > matrix[row][column]:
                    longest = max(longest, path_from(r, c))
            known[row][column] = 1 + longest
            return known[row][column]

        return path_from(0, 0)
