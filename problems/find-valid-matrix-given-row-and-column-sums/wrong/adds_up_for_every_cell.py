"""Adds up the row and the column again for every cell: 250,000 times 1,000 numbers."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        matrix = [[0] * len(colSum) for _ in rowSum]
        for i in range(len(rowSum)):
            for j in range(len(colSum)):
                row_needs = rowSum[i] - sum(matrix[i])
                column_needs = colSum[j] - sum(row[j] for row in matrix)
                matrix[i][j] = min(row_needs, column_needs)
        return matrix
