"""Builds the matrix column by column, and returns the columns as if they were rows."""

from itertools import accumulate, pairwise


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        matrix = []
        remaining = rowSum
        for column_sum in colSum:
            taken = [min(total, column_sum) for total in accumulate(remaining, initial=0)]
            column = [after - before for before, after in pairwise(taken)]
            remaining = [need - cell for need, cell in zip(remaining, column)]
            matrix.append(column)
        return matrix
