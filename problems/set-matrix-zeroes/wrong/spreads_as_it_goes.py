"""Clears entries while it is still searching, and treats the new zeros as original zeros."""


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        for i in range(len(matrix)):
            for j in range(len(matrix[0])):
                if matrix[i][j] == 0:
                    for k in range(len(matrix[0])):
                        matrix[i][k] = 0
                    for k in range(len(matrix)):
                        matrix[k][j] = 0
