"""Builds the matrix column by column and returns the columns as if they were its rows."""


class Solution:
    def restoreMatrix(self, rowSum, colSum):
        rows = rowSum[:]
        matrix = []
        for need in colSum:
            column = []
            for i in range(len(rows)):
                cell = min(need, rows[i])
                column.append(cell)
                rows[i] -= cell
                need -= cell  # noqa: PLW2901
            matrix.append(column)
        return matrix
