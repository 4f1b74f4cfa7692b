"""Looks for zeros in a shallow copy, which shares its rows with the matrix."""


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        original = matrix.copy()
        for i in range(len(original)):
            for j in range(len(original[0])):
                if original[i][j] == 0:
                    for k in range(len(matrix[0])):
                        matrix[i][k] = 0
                    for row in matrix:
                        row[j] = 0
