"""Calls itself for the next cell, which is over 250,000 nested calls for 500 × 500 cells."""

VERDICT = "Runtime Error"
CAUGHT_BY = "killers"


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        row_needs, column_needs = rowSum[:], colSum[:]
        matrix = [[0] * len(colSum) for _ in rowSum]

        def fill(i, j):
            if j == len(colSum):
                i, j = i + 1, 0
            if i < len(rowSum):
                cell = min(row_needs[i], column_needs[j])
                matrix[i][j] = cell
                row_needs[i] -= cell
                column_needs[j] -= cell
                fill(i, j + 1)

        fill(0, 0)
        return matrix
