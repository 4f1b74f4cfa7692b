"""Rounds down each share instead of the running totals, so the fractions are lost."""


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        matrix = []
        remaining, total = colSum, sum(colSum)
        for row_sum in rowSum:
            whole = total or 1  # where nothing is left, every share is 0
            row = [need * row_sum // whole for need in remaining]
            remaining = [need - cell for need, cell in zip(remaining, row)]
            total -= row_sum
            matrix.append(row)
        return matrix
