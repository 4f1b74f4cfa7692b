"""Stops at the first zero in a row, so it does not clear the columns of the row's other zeros."""


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        zero_rows, zero_columns = set(), set()
        for i, row in enumerate(matrix):
            for j, value in enumerate(row):
                if value == 0:
                    zero_rows.add(i)
                    zero_columns.add(j)
                    break
        for i, row in enumerate(matrix):
            for j in range(len(row)):
                if i in zero_rows or j in zero_columns:
                    row[j] = 0
