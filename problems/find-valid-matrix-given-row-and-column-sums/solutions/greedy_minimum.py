"""Greedy minimum: each cell takes as much as both its row and its column still need.

Whichever of the two needed less is then complete, and takes only zeros from there on. All rows
together always need as much as all columns, so in the end none of them needs anything.
Time: O(m · n)
Space: O(m · n), the matrix; O(m + n) besides it
"""


class Solution:
    def restoreMatrix(self, rowSum: list[int], colSum: list[int]) -> list[list[int]]:
        row_needs, column_needs = rowSum[:], colSum[:]
        matrix = [[0] * len(colSum) for _ in rowSum]
        for i in range(len(rowSum)):
            for j in range(len(colSum)):
                cell = min(row_needs[i], column_needs[j])
                matrix[i][j] = cell
                row_needs[i] -= cell
                column_needs[j] -= cell
        return matrix
