"""Also steps diagonally."""

from itertools import product


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        squares = [(i, j) for i in range(rows) for j in range(columns)]
        squares.sort(key=lambda square: matrix[square[0]][square[1]])
        longest = [[1] * columns for _ in matrix]
        for i, j in squares:
            for x, y in product((i - 1, i, i + 1), (j - 1, j, j + 1)):
                if 0 <= x < rows and 0 <= y < columns and matrix[x][y] < matrix[i][j]:
                    longest[i][j] = max(longest[i][j], longest[x][y] + 1)
        return max(map(max, longest))
