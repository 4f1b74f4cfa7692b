"""Row by row against the remaining column sums: a row takes all it can get from the left.

The running totals of what the columns have left, cut off at the row's sum, show how much each
column gives: the difference of two adjacent totals. No cell needs a decision of its own.
Time: O(m · n)
Space: O(m · n), the matrix; O(n) besides it
"""

from itertools import accumulate, pairwise


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        matrix = []
        remaining = colSum
        for row_sum in rowSum:
            taken = [min(total, row_sum) for total in accumulate(remaining, initial=0)]
            row = [after - before for before, after in pairwise(taken)]
            remaining = [left - cell for left, cell in zip(remaining, row)]
            matrix.append(row)
        return matrix
