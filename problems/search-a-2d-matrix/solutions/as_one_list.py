"""One binary search: in reading order, the items are one sorted list.

Dividing a place in that list by the length of a row gives the number of the row; the remainder is
the column. The list itself is never made.
Time: O(log(m · n))
Space: O(1)
"""


class Solution:
    def searchMatrix(self, matrix: list[list[int]], target: int) -> bool:
        columns = len(matrix[0])
        low, high = 0, len(matrix) * columns - 1
        while low <= high:
            middle = (low + high) // 2
            item = matrix[middle // columns][middle % columns]
            if item == target:
                return True
            if item < target:
                low = middle + 1
            else:
                high = middle - 1
        return False
