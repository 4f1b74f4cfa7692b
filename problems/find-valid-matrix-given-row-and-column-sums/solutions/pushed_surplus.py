"""Greedy by columns: everything starts in the first column; each column passes on its surplus.

The invariant: the rows have the right sums, since numbers move only within their rows. A column
gets everything that the columns before it do not need, which is at least its own sum.
Level: 3
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
