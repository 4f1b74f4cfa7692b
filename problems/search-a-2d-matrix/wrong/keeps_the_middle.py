"""Keeps a middle that is too small, so the search may never end."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        columns = len(matrix[0])
        low, high = 0, len(matrix) * columns - 1
        while low <= high:
            middle = (low + high) // 2
            item = matrix[middle // columns][middle % columns]
            if item == target:
                return True
            if item < target:
                low = middle
            else:
                high = middle - 1
        return False
