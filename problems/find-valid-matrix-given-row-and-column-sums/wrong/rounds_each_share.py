"""Fills each cell with row sum × column sum ÷ total rounded down: what is cut off is lost."""


class Solution:
    def restoreMatrix(self, rowSum, colSum):
        total = sum(rowSum) or 1
        return [[row * column // total for column in colSum] for row in rowSum]
