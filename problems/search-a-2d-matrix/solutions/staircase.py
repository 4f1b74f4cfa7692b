"""Staircase search: start at the top right corner; each comparison drops a row or a column.

If the item is too small, so are all items to its left: drop the row. If the item is too large, so
are all items below it: drop the column. Only ordered rows and columns are needed, so this also
solves problem 240, where rows overlap.

For matrix = [[1, 3, 5], [7, 9, 11]], target = 7:

    row  column  matrix[row][:column + 1]
    0    2       [1, 3, 5]
    1    2       [7, 9, 11]                5 is too small: row 0 is out
    1    1       [7, 9]                    11 is too large: column 2 is out
    1    0       [7]                       9 is too large: column 1 is out
    return True
Level: 3
From: row_by_row; both ends of a row are compared before the row can be dropped, so start at the top
  right corner, where a single comparison drops a row or a column
Beware: wrong/from_the_top_left
Time: O(m + n)
Space: O(1)
"""


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        row, column = 0, len(matrix[0]) - 1
        while row < len(matrix) and column >= 0:
            if matrix[row][column] == target:
                return True
            if matrix[row][column] < target:
                row += 1
            else:
                column -= 1
        return False
