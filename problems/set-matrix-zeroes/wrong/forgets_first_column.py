"""Uses the first column for marks, but does not clear it if it contained a zero itself."""


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        rows, columns = range(len(matrix)), range(len(matrix[0]))
        first_row_has_zero = any(matrix[0][j] == 0 for j in columns)
        for i in rows[1:]:
            for j in columns[1:]:
                if matrix[i][j] == 0:
                    matrix[i][0] = matrix[0][j] = 0
        for i in rows[1:]:
            for j in columns[1:]:
                if matrix[i][0] == 0 or matrix[0][j] == 0:
                    matrix[i][j] = 0
        if first_row_has_zero:
            for j in columns:
                matrix[0][j] = 0
