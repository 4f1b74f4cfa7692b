"""Pairs the largest sums first, and leaves rows and columns in that order."""


class Solution:
    def restoreMatrix(self, rowSum, colSum):
        rows, columns = sorted(rowSum, reverse=True), sorted(colSum, reverse=True)
        matrix = [[0] * len(columns) for _ in rows]
        for i in range(len(rows)):
            for j in range(len(columns)):
                cell = min(rows[i], columns[j])
                matrix[i][j] = cell
                rows[i] -= cell
                columns[j] -= cell
        return matrix
