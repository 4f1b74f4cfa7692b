"""Greedy: each cell takes the smaller of the remaining needs of its row and its column.

The row or column that needed less is then complete, and takes only zeros. A row with a need left at
the end would have completed all columns, but rows and columns have equal totals, so no row has one.

For rowSum = [3, 8], colSum = [4, 7]:

    i  j  cell  row_needs  column_needs
    0  -  -     [3, 8]     [4, 7]
    0  0  3     [0, 8]     [1, 7]        row 0 is complete
    0  1  0     [0, 8]     [1, 7]
    1  0  1     [0, 7]     [0, 7]        column 0 is complete
    1  1  7     [0, 0]     [0, 0]
    return [[3, 0], [1, 7]]
Level: 1
Ask: How much can the first cell hold at most? Which sum is settled once it holds that much?
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
