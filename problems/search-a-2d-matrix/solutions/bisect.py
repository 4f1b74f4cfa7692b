"""Two binary searches with bisect: find the first row whose end is not too small, then search it.

All earlier rows end with an item that is too small, and all later rows begin with an item that is
too large. The row found ends with the target or a greater item, so matrix[i][j] always exists.

For matrix = [[1, 3], [5, 7], [9, 11]], target = 7:

    i  j
    1  1  [1, 3] ends before 7, [5, 7] does not; 7 is at index 1 there
    return True
Level: 3
From: row_by_row; the row is found by one scan, and searched by another, so let a binary search
  replace each of them
Beware: wrong/below_the_last_row
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
