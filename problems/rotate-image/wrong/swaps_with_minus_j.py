"""Reverses a row by swapping entries j and -j; the mirror image of j is -j - 1."""


class Solution:
    def rotate(self, matrix: list[list[int]]) -> None:
        for i in range(len(matrix)):
            for j in range(i):
                matrix[i][j], matrix[j][i] = matrix[j][i], matrix[i][j]
        for row in matrix:
            for j in range(len(row) // 2):
                row[j], row[-j] = row[-j], row[j]
