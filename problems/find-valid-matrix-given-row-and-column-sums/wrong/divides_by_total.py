"""Divides by the total that is left, which is 0 when only rows with the sum 0 remain."""

from itertools import accumulate, pairwise

VERDICT = "Runtime Error"


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        matrix = []
        remaining, total = colSum, sum(colSum)
        for row_sum in rowSum:
            drawn = [part * row_sum // total for part in accumulate(remaining, initial=0)]
            row = [after - before for before, after in pairwise(drawn)]
            remaining = [need - cell for need, cell in zip(remaining, row)]
            total -= row_sum
            matrix.append(row)
        return matrix
