"""Divides by the number of rows to find the row, not by the number of columns."""

VERDICT = "Runtime Error"


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        rows, columns = len(matrix), len(matrix[0])
        low, high = 0, rows * columns - 1
        while low <= high:
            middle = (low + high) // 2
            item = matrix[middle // rows][middle % columns]
            if item == target:
                return True
            if item < target:
                low = middle + 1
            else:
                high = middle - 1
        return False
