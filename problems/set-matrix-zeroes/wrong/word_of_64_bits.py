"""Keeps the columns that have a zero in a word of 64 bits, as in C, for up to 200 columns."""

CAUGHT_BY = "generated"


class Solution:
    def setZeroes(self, matrix):
        zero_columns = 0
        for row in matrix:
            for j, value in enumerate(row):
                if value == 0:
                    zero_columns |= 1 << j % 64
        for row in matrix:
            row_has_zero = 0 in row
            for j in range(len(row)):
                if row_has_zero or zero_columns >> j % 64 & 1:
                    row[j] = 0
