"""Uses the index of the last row for the last column, which is right only for a square matrix."""


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        row, column = 0, len(matrix) - 1
        while row < len(matrix) and column >= 0:
            if matrix[row][column] == target:
                return True
            if matrix[row][column] < target:
                row += 1
            else:
                column -= 1
        return False
