"""Binary search on the flattened matrix: in reading order, the items are one sorted list.

The first item of a row is greater than the last item of the previous row, so reading order is
ascending order. Item k of this list is in row k // columns and column k % columns. The list itself
is never built.

For matrix = [[1, 3, 5], [7, 9, 11]], target = 9:

    middle  middle // columns  middle % columns  item  low  high
    -       -                  -                 -     0    5     before the first step
    2       0                  2                 5     3    5     too small
    return True  the middle of 3 and 5 is 4: row 1, column 1
Level: 2
From: row_by_row; rows and items are scanned, although all of them are in order, so treat the matrix
  as one sorted list
Ask: Written row after row, in which order are the items? In which row and column is item number k?
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
