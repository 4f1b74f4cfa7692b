"""Searches the first row that does not begin above the target, but the row may end below it."""


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        for row in matrix:
            if row[0] <= target:
                return target in row
        return False
