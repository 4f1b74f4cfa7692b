"""Stops when one item of the matrix is left, without comparing it."""


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        columns = len(matrix[0])
        low, high = 0, len(matrix) * columns - 1
        while low < high:
            middle = (low + high) // 2
            item = matrix[middle // columns][middle % columns]
            if item == target:
                return True
            if item < target:
                low = middle + 1
            else:
                high = middle - 1
        return False
