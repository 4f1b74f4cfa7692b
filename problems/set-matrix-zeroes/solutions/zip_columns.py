"""Zip: search each row with `0 in row`, and each column alike; `zip` turns columns into rows.

All columns are checked before the first row changes; after that, each row needs only itself and the
flags of the columns. Both the search for a zero and the filling of a row with zeros run in C.

For matrix = [[1, 2], [3, 0]]:

    column_has_zero  row     matrix
    [False, True]    -       [[1, 2], [3, 0]]
    [False, True]    [1, 0]  [[1, 0], [3, 0]]
    [False, True]    [0, 0]  [[1, 0], [0, 0]]
Level: 3
From: two_sets; a row needs no set, since it can be searched just before it is cleared, so only the
  columns have to be remembered
Time: O(m · n)
Space: O(m + n), for one column at a time, and a flag for each column
"""


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        column_has_zero = [0 in column for column in zip(*matrix)]
        for row in matrix:
            if 0 in row:
                row[:] = [0] * len(row)
            else:
                row[:] = [0 if cleared else v for cleared, v in zip(column_has_zero, row)]
