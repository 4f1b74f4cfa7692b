"""Makes the matrix as `[[0] * n] * m`, which is one and the same row m times."""


class Solution:
    def restoreMatrix(self, rowSum, colSum):
        rows, columns = rowSum[:], colSum[:]
        matrix = [[0] * len(columns)] * len(rows)
        for i in range(len(rows)):
            for j in range(len(columns)):
                cell = min(rows[i], columns[j])
                matrix[i][j] = cell
                rows[i] -= cell
                columns[j] -= cell
        return matrix
