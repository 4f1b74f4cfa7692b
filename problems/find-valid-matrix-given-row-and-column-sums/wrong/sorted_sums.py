"""Sorts the sums first, and returns the rows and columns in that order."""


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        row_needs, column_needs = sorted(rowSum), sorted(colSum)
        matrix = [[0] * len(colSum) for _ in rowSum]
        for i in range(len(rowSum)):
            for j in range(len(colSum)):
                cell = min(row_needs[i], column_needs[j])
                matrix[i][j] = cell
                row_needs[i] -= cell
                column_needs[j] -= cell
        return matrix
