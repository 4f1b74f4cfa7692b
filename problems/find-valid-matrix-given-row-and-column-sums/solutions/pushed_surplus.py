"""Greedy by columns: everything starts in the first column; each column passes on its surplus.

The invariant: the rows have the right sums, since numbers move only within their rows. A column
gets everything that the columns before it do not need, which is at least its own sum.

For rowSum = [3, 8], colSum = [4, 7]:

    column  surplus  matrix
    -       11       [[3, 0], [8, 0]]
    0       7        [[0, 3], [4, 4]]  7 of 11 are passed on to column 1
    1       0        [[0, 3], [4, 4]]
    return [[0, 3], [4, 4]]
Level: 3
From: greedy_minimum; instead of filling the cells one by one, start with a matrix that has the
  right row sums, and repair its columns
Time: O(m · n)
Space: O(m · n), the matrix; O(1) besides it
"""


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        matrix = [[row_sum] + [0] * (len(colSum) - 1) for row_sum in rowSum]
        surplus = sum(rowSum)
        for column, column_sum in enumerate(colSum):
            surplus -= column_sum  # what all columns further right need together
            to_push = surplus
            for row in matrix:
                if to_push == 0:
                    break
                pushed = min(row[column], to_push)
                row[column] -= pushed
                row[column + 1] += pushed
                to_push -= pushed
        return matrix
