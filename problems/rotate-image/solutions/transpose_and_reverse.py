"""Transpose, then reverse each row: two reflections make a turn.

Transposing reflects the matrix in its main diagonal, so row i becomes column i. The first row is
then the first column, and reversing each row makes it the last column.

For matrix = [[1, 2], [3, 4]]:

    matrix
    [[1, 3], [2, 4]]  transposed
    [[3, 1], [2, 4]]  row 0 reversed
    [[3, 1], [4, 2]]  row 1 reversed
Level: 2
From: copy_matrix; a copy is needed because entries are overwritten before they are read, so make
  the turn from two reflections, which only swap entries
Ask: Where does entry (i, j) end up? Which two simpler moves, one after the other, lead there?
Time: O(n²)
Space: O(1)
"""


class Solution:
    def rotate(self, matrix: list[list[int]]) -> None:
        for i in range(len(matrix)):
            for j in range(i):
                matrix[i][j], matrix[j][i] = matrix[j][i], matrix[i][j]
        for row in matrix:
            row.reverse()
