"""Rebinds `row` to a new list, which leaves the matrix unchanged."""


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        column_has_zero = [0 in column for column in zip(*matrix)]
        for row in matrix:
            if 0 in row:
                row = [0] * len(row)  # noqa: PLW2901 (the mistake)
            else:
                row = [0 if cleared else v for cleared, v in zip(column_has_zero, row)]  # noqa: PLW2901
