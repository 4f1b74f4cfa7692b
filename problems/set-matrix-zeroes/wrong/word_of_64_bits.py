"""Records the columns with zeros in one 64-bit word, as in C, but there may be 200 columns."""

CAUGHT_BY = "generated"


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        zero_rows, zero_columns = set(), 0
        for i, row in enumerate(matrix):
            for j, value in enumerate(row):
                if value == 0:
                    zero_rows.add(i)
                    zero_columns |= 1 << j % 64
        for i, row in enumerate(matrix):
            for j in range(len(row)):
                if i in zero_rows or zero_columns >> j % 64 & 1:
                    row[j] = 0
