"""Visits each square only once, but does not remember the length of the path from it."""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        seen = set()

        def path_from(row, column):
            if (row, column) in seen:
                return 0
            seen.add((row, column))
            longest = 0
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < rows and 0 <= c < columns and matrix[r][c] > matrix[row][column]:
                    longest = max(longest, path_from(r, c))
            return 1 + longest

        return max(path_from(row, column) for row in range(rows) for column in range(columns))
