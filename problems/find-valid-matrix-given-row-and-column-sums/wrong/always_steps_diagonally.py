"""Steps down and right after every cell, as if row and column were always complete at once."""


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        matrix = [[0] * len(colSum) for _ in rowSum]
        row = column = 0
        row_need, column_need = rowSum[0], colSum[0]
        while True:
            cell = matrix[row][column] = min(row_need, column_need)
            row_need -= cell
            column_need -= cell
            if row + 1 < len(rowSum) and column + 1 < len(colSum):
                row += 1
                row_need = rowSum[row]
                column += 1
                column_need = colSum[column]
            else:
                return matrix
