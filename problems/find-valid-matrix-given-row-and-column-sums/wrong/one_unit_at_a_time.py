"""Hands out one unit at a time: as many steps as the total, which is 5 · 10¹⁰ at the bounds."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def restoreMatrix(self, rowSum, colSum):
        rows, columns = rowSum[:], colSum[:]
        matrix = [[0] * len(columns) for _ in rows]
        for i in range(len(rows)):
            for j in range(len(columns)):
                while rows[i] > 0 and columns[j] > 0:
                    matrix[i][j] += 1
                    rows[i] -= 1
                    columns[j] -= 1
        return matrix
