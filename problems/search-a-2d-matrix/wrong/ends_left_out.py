"""Requires the target to be strictly between the ends of a row, so it misses these two items."""


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        for row in matrix:
            if row[0] < target < row[-1]:
                return target in row
        return False
