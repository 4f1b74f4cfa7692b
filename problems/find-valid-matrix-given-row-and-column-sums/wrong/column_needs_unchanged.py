"""Takes each cell off the row's sum and forgets to take it off the column's."""


class Solution:
    def restoreMatrix(self, rowSum, colSum):
        matrix = [[0] * len(colSum) for _ in rowSum]
        for i, need in enumerate(rowSum):
            for j, column_sum in enumerate(colSum):
                matrix[i][j] = min(need, column_sum)
                need -= matrix[i][j]  # noqa: PLW2901
        return matrix
