"""North-west corner: walk from the top left to the bottom right, past whatever is complete.

A cell takes the smaller need, which completes its row or its column: one step down or right. Only
the m + n - 1 cells of this path are looked at; all others stay 0.
Time: O(m · n), for a matrix of zeros; O(m + n) for the walk
Space: O(m · n), the matrix; O(1) besides it
"""


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        matrix = [[0] * len(colSum) for _ in rowSum]
        row = column = 0
        row_need, column_need = rowSum[0], colSum[0]
        while True:
            cell = matrix[row][column] = min(row_need, column_need)
            row_need -= cell
            column_need -= cell
            if row_need == 0 and row + 1 < len(rowSum):
                row += 1
                row_need = rowSum[row]
            elif column_need == 0 and column + 1 < len(colSum):
                column += 1
                column_need = colSum[column]
            else:
                return matrix
