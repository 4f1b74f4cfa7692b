"""Moves on to the next row at the first zero, even if only the column is complete."""


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        row_needs, column_needs = rowSum[:], colSum[:]
        matrix = [[0] * len(colSum) for _ in rowSum]
        for i in range(len(rowSum)):
            for j in range(len(colSum)):
                cell = min(row_needs[i], column_needs[j])
                if cell == 0:
                    break
                matrix[i][j] = cell
                row_needs[i] -= cell
                column_needs[j] -= cell
        return matrix
