"""Look for the only row whose ends have the target between them, and search that one.

There are at most 100 rows, so going through them takes no time that anyone would notice.
Time: O(m + n)
Space: O(1)
"""


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        for row in matrix:
            if row[0] <= target <= row[-1]:
                return target in row
        return False
