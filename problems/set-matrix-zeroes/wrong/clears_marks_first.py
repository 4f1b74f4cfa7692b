"""Clears the first row before its marks are read, so every column seems marked."""


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        rows, columns = range(len(matrix)), range(len(matrix[0]))
        first_row_has_zero = any(matrix[0][j] == 0 for j in columns)
        first_column_has_zero = any(matrix[i][0] == 0 for i in rows)
        for i in rows[1:]:
            for j in columns[1:]:
                if matrix[i][j] == 0:
                    matrix[i][0] = matrix[0][j] = 0
        if first_row_has_zero:
            for j in columns:
                matrix[0][j] = 0
        for i in rows[1:]:
            for j in columns[1:]:
                if matrix[i][0] == 0 or matrix[0][j] == 0:
                    matrix[i][j] = 0
        if first_column_has_zero:
            for i in rows:
                matrix[i][0] = 0
