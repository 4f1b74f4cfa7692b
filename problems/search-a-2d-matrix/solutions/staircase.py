"""Go down stairs from the top right corner: each step leaves a row or a column behind.

If the item is too small, so are all others in its row that are left; if it is too large, so are all
below it. It would be enough that each column is in order, as each row is: this is how problem 240
is solved, where rows overlap.
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
