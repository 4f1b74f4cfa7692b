"""Steps down and right after every cell, as if row and column were always complete at once."""


class Solution:
    def restoreMatrix(self, rowSum, colSum):
        rows, columns = rowSum[:], colSum[:]
        matrix = [[0] * len(columns) for _ in rows]
        i = j = 0
        while i < len(rows) and j < len(columns):
            cell = min(rows[i], columns[j])
            matrix[i][j] = cell
            rows[i] -= cell
            columns[j] -= cell
            i += 1
            j += 1
        return matrix
