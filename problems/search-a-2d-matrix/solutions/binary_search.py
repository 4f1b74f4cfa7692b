"""Binary search on the flattened matrix: in reading order, the items are one sorted list.

The first item of a row is greater than the last item of the row before, so reading order is
ascending order. Place k of that list is row k // columns, column k % columns; no list is built.

For matrix = [[1, 3, 5], [7, 9, 11]], target = 9:

    low  high  middle  middle // columns  middle % columns  item
    0    5     2       0                  2                 5
    3    5     4       1                  1                 9
    return True
Level: 2
Beware: wrong/divides_by_the_rows
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
