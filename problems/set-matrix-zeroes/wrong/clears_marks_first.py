"""Clears the first row before its marks are read, and so every column with it."""


class Solution:
    def setZeroes(self, matrix):
        rows, columns = len(matrix), len(matrix[0])
        first_row = 0 in matrix[0]
        first_column = any(row[0] == 0 for row in matrix)
        for i in range(1, rows):
            for j in range(1, columns):
                if matrix[i][j] == 0:
                    matrix[i][0] = matrix[0][j] = 0
        if first_row:
            matrix[0] = [0] * columns
        for i in range(1, rows):
            for j in range(1, columns):
                if matrix[i][0] == 0 or matrix[0][j] == 0:
                    matrix[i][j] = 0
        if first_column:
            for row in matrix:
                row[0] = 0
