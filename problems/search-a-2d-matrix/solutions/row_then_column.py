"""Two binary searches: the first row that does not end below the target, then its place in there.

All rows before that one end too low, and all rows after it begin too high. The row ends with the
target or above it, so there is always an item to compare.
Time: O(log m + log n), which is O(log(m · n))
Space: O(1)
"""

from bisect import bisect_left


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        i = bisect_left(matrix, target, key=lambda row: row[-1])
        if i == len(matrix):
            return False
        j = bisect_left(matrix[i], target)
        return matrix[i][j] == target
