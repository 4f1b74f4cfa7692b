"""Stores row i as i and column j as 100 + j in one set, where row 100 and column 0 are the same."""

CAUGHT_BY = "generated"


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        lines = set()
        for i, row in enumerate(matrix):
            for j, value in enumerate(row):
                if value == 0:
                    lines.add(i)
                    lines.add(100 + j)
        for i, row in enumerate(matrix):
            for j in range(len(row)):
                if i in lines or 100 + j in lines:
                    row[j] = 0
