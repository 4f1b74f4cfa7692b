"""Subtracts each cell from what its row still needs, but not from what its column still needs."""


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        row_needs, column_needs = rowSum[:], colSum[:]
        matrix = [[0] * len(colSum) for _ in rowSum]
        for i in range(len(rowSum)):
            for j in range(len(colSum)):
                cell = min(row_needs[i], column_needs[j])
                matrix[i][j] = cell
                row_needs[i] -= cell
        return matrix
