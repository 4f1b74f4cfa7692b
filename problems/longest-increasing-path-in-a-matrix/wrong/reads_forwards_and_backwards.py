"""Reads the grid once forwards and once backwards, but a path may wind more often."""

CAUGHT_BY = "generated"


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        squares = [(i, j) for i in range(rows) for j in range(columns)]
        longest = [[1] * columns for _ in matrix]
        for i, j in squares + squares[::-1]:
            for x, y in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                if 0 <= x < rows and 0 <= y < columns and matrix[x][y] < matrix[i][j]:
                    longest[i][j] = max(longest[i][j], longest[x][y] + 1)
        return max(map(max, longest))
