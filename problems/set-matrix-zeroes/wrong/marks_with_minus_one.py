"""Marks entries to clear with -1, as if no entry were negative."""


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        rows, columns = range(len(matrix)), range(len(matrix[0]))
        for i in rows:
            if 0 in matrix[i]:
                for j in columns:
                    if matrix[i][j] == 0:
                        for k in rows:
                            if matrix[k][j] != 0:
                                matrix[k][j] = -1
                    else:
                        matrix[i][j] = -1
        for row in matrix:
            for j in columns:
                if row[j] == -1:
                    row[j] = 0
