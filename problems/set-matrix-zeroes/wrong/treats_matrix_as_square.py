"""Takes the number of rows for the number of columns."""


class Solution:
    def setZeroes(self, matrix):
        size = len(matrix)
        zeros = [(i, j) for i in range(size) for j in range(size) if matrix[i][j] == 0]
        for i, j in zeros:
            for k in range(size):
                matrix[i][k] = 0
                matrix[k][j] = 0
