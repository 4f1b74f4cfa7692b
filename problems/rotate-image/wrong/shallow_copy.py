"""Reads from a copy of the list of rows, which shares the rows themselves with the matrix."""


class Solution:
    def rotate(self, matrix: list[list[int]]) -> None:
        original = matrix.copy()
        n = len(matrix)
        for i in range(n):
            for j in range(n):
                matrix[j][n - 1 - i] = original[i][j]
