"""Reads the row after the last row if the target is greater than all items."""

from bisect import bisect_left

VERDICT = "Runtime Error"


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        row = matrix[bisect_left(matrix, target, key=lambda row: row[-1])]
        return row[bisect_left(row, target)] == target
