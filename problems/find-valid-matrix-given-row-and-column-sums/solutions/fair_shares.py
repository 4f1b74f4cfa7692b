"""Fair shares: each row is divided among the columns in proportion to their remaining needs.

Shares may be fractions, so their prefix sums are rounded down. A cell is the difference of two
neighbouring prefix sums, which is its share, rounded up or down. So no cell exceeds its column's
need, and the row keeps its sum. With row_sum / total as a float factor, the last prefix sum might
fall short of it.
Level: 4
From: greedy_minimum; the matrices are lopsided and full of zeros, so give each column its share of
  each row
Beware: wrong/rounds_each_share
Time: O(m · n)
Space: O(m · n), the matrix; O(n) besides it
"""

from itertools import accumulate, pairwise


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        matrix = []
        remaining, total = colSum, sum(colSum)
        for row_sum in rowSum:
            whole = total or 1  # if nothing is left, every share is 0
            drawn = [part * row_sum // whole for part in accumulate(remaining, initial=0)]
            row = [after - before for before, after in pairwise(drawn)]
            remaining = [need - cell for need, cell in zip(remaining, row)]
            total -= row_sum
            matrix.append(row)
        return matrix
