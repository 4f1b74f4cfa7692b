"""Linear search by rows: find a row whose first and last items enclose the target, and scan it.

The ranges of two rows do not overlap, so no other row can contain the target.
Level: 1
Beware: wrong/searches_only_the_first_possible_row
Time: O(m + n)
Space: O(1)
"""


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        for row in matrix:
            if row[0] <= target <= row[-1]:
                return target in row
        return False
