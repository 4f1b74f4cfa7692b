"""Marks in place: a 0 in the first row (or column) marks its column (or row) for clearing.

The corner belongs to the first row and the first column, so two flags record first whether these
two have zeros of their own. The row and the column are cleared last, once their marks have been
read.

For matrix = [[1, 2, 3], [4, 0, 6], [7, 8, 9]]:

    i  matrix
    -  [[1, 0, 3], [0, 0, 6], [7, 8, 9]]  row 1 and column 1 are marked
    1  [[1, 0, 3], [0, 0, 0], [7, 8, 9]]
    2  [[1, 0, 3], [0, 0, 0], [7, 0, 9]]
Level: 2
From: two_sets; the sets hold one mark for each row and each column, so put the marks into the first
  column and the first row, which have just as many entries
Ask: Where in the matrix is there one entry for each row, and one for each column?
Beware: wrong/clears_marks_first, wrong/one_corner_for_two
Time: O(m · n)
Space: O(1)
"""


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        rows, columns = range(len(matrix)), range(len(matrix[0]))
        first_row_has_zero = any(matrix[0][j] == 0 for j in columns)
        first_column_has_zero = any(matrix[i][0] == 0 for i in rows)
        for i in rows[1:]:
            for j in columns[1:]:
                if matrix[i][j] == 0:
                    matrix[i][0] = matrix[0][j] = 0
        for i in rows[1:]:
            for j in columns[1:]:
                if matrix[i][0] == 0 or matrix[0][j] == 0:
                    matrix[i][j] = 0
        if first_row_has_zero:
            for j in columns:
                matrix[0][j] = 0
        if first_column_has_zero:
            for i in rows:
                matrix[i][0] = 0
