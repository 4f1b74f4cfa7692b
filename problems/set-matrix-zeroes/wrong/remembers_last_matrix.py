"""Keeps the sets in default arguments, which persist between calls."""


class Solution:
    def setZeroes(self, matrix: list[list[int]], zero_rows=set(), zero_columns=set()) -> None:  # noqa: B006 (the mistake)
        for i, row in enumerate(matrix):
            for j, value in enumerate(row):
                if value == 0:
                    zero_rows.add(i)
                    zero_columns.add(j)
        for i, row in enumerate(matrix):
            for j in range(len(row)):
                if i in zero_rows or j in zero_columns:
                    row[j] = 0
