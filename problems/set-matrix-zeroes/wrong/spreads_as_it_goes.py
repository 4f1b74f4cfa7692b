"""Clears while still searching, and mistakes new zeros for old ones."""


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        for i in range(len(matrix)):
            for j in range(len(matrix[0])):
                if matrix[i][j] == 0:
                    for k in range(len(matrix[0])):
                        matrix[i][k] = 0
                    for k in range(len(matrix)):
                        matrix[k][j] = 0
