"""Searches the last row that begins below the target, so it misses the first item of a row."""

from bisect import bisect_left


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        row = matrix[bisect_left(matrix, target, key=lambda row: row[0]) - 1]
        column = bisect_left(row, target)
        return column < len(row) and row[column] == target
