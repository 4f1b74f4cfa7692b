"""Calls itself for the next cell, so that 500 × 500 cells are 250,000 nested calls."""

VERDICT = "Runtime Error"
CAUGHT_BY = "killers"


class Solution:
    def restoreMatrix(self, rowSum, colSum):
        rows, columns = rowSum[:], colSum[:]
        matrix = [[0] * len(columns) for _ in rows]

        def fill(i, j):
            if j == len(columns):
                i, j = i + 1, 0
            if i == len(rows):
                return
            cell = min(rows[i], columns[j])
            matrix[i][j] = cell
            rows[i] -= cell
            columns[j] -= cell
            fill(i, j + 1)

        fill(0, 0)
        return matrix
