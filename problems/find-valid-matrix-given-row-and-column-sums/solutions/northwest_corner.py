"""North-west corner rule: walk from the top left, and leave a row or a column when it is complete.

A cell takes the smaller of the two needs. If that completes a row before the last, go down; else go
right. Only the m + n - 1 cells of this path are visited; all other cells stay 0.

For rowSum = [3, 8], colSum = [4, 7]:

    row  column  row_need  column_need  matrix
    0    0       3         4            [[0, 0], [0, 0]]
    1    0       8         1            [[3, 0], [0, 0]]  row 0 is complete: down
    1    1       7         7            [[3, 0], [1, 0]]  column 0 is complete: right
    return [[3, 0], [1, 7]]
Level: 2
From: greedy_minimum; all but m + n - 1 cells are zeros in rows or columns that are complete, so
  step over them
Ask: When a cell has taken what its row still needs, what do the other cells of the row become?
Beware: wrong/ends_row_at_zero
Time: O(m · n), for a matrix of zeros; O(m + n) for the walk
Space: O(m · n), the matrix; O(1) besides it
"""


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        matrix = [[0] * len(colSum) for _ in rowSum]
        row = column = 0
        row_need, column_need = rowSum[0], colSum[0]
        while True:
            cell = min(row_need, column_need)
            matrix[row][column] = cell
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
