"""Marks in a spare row: the first row with a zero is cleared anyway, and holds marks until then.

Each later row with a zero is cleared as soon as its zeros are copied into the spare row. At the
end, each 0 in the spare row marks a column to clear; each entry of the spare row is cleared once it
has been read.
Level: 3
From: first_row_and_column; the first row and column need flags of their own, so put the marks into
  a row with a zero, which is cleared anyway
Time: O(m · n)
Space: O(1)
"""


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        spare = next((i for i, row in enumerate(matrix) if 0 in row), None)
        if spare is None:
            return
        marks = matrix[spare]
        for i in range(spare + 1, len(matrix)):  # a slice would copy a list of rows
            row = matrix[i]
            if 0 in row:
                for j, value in enumerate(row):
                    if value == 0:
                        marks[j] = 0
                    row[j] = 0
        for j, mark in enumerate(marks):
            if mark == 0:
                for row in matrix:
                    row[j] = 0
            marks[j] = 0
