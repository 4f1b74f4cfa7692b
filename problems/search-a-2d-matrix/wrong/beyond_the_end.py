"""Starts `high` after the last item, and so may read a row after the last row."""

VERDICT = "Runtime Error"


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        columns = len(matrix[0])
        low, high = 0, len(matrix) * columns
        while low <= high:
            middle = (low + high) // 2
            item = matrix[middle // columns][middle % columns]
            if item == target:
                return True
            if item < target:
                low = middle + 1
            else:
                high = middle - 1
        return False
