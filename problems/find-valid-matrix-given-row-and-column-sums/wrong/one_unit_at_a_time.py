"""Hands out one unit at a time, which takes as many steps as the total: up to 5 · 10¹⁰."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        row_needs, column_needs = rowSum[:], colSum[:]
        matrix = [[0] * len(colSum) for _ in rowSum]
        for i in range(len(rowSum)):
            for j in range(len(colSum)):
                while row_needs[i] > 0 and column_needs[j] > 0:
                    matrix[i][j] += 1
                    row_needs[i] -= 1
                    column_needs[j] -= 1
        return matrix
