"""Uses the corner as the mark of both the first row and the first column."""


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        rows, columns = range(len(matrix)), range(len(matrix[0]))
        for i in rows:
            for j in columns:
                if matrix[i][j] == 0:
                    matrix[i][0] = matrix[0][j] = 0
        first_row_has_zero = first_column_has_zero = matrix[0][0] == 0
        for i in rows[1:]:
            for j in columns[1:]:
                if matrix[i][0] == 0 or matrix[0][j] == 0:
                    matrix[i][j] = 0
        if first_row_has_zero:
            for j in columns:
                matrix[0][j] = 0
        if first_column_has_zero:
            for i in rows:
                matrix[i][0] = 0
