"""Computes the shares as floats and truncates them, but 1 / 49 * 49 is less than 1."""

from itertools import accumulate, pairwise

CAUGHT_BY = "generated"


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        matrix = []
        remaining, total = colSum, sum(colSum)
        for row_sum in rowSum:
            share = row_sum / (total or 1)
            drawn = [int(part * share) for part in accumulate(remaining, initial=0)]
            row = [after - before for before, after in pairwise(drawn)]
            remaining = [need - cell for need, cell in zip(remaining, row)]
            total -= row_sum
            matrix.append(row)
        return matrix
