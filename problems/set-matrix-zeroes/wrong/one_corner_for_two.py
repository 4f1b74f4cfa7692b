"""Lets the corner stand for the first row and for the first column at once."""


class Solution:
    def setZeroes(self, matrix):
        rows, columns = len(matrix), len(matrix[0])
        for i in range(rows):
            for j in range(columns):
                if matrix[i][j] == 0:
                    matrix[i][0] = matrix[0][j] = 0
        for i in range(1, rows):
            for j in range(1, columns):
                if matrix[i][0] == 0 or matrix[0][j] == 0:
                    matrix[i][j] = 0
        if matrix[0][0] == 0:
            for j in range(columns):
                matrix[0][j] = 0
            for i in range(rows):
                matrix[i][0] = 0
