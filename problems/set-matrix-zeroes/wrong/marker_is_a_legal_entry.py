"""Marks what is to be cleared with a value that an entry may have. Reported as accepted in 2022."""

REPORTED = "LeetCode-Feedback #7198"
CAUGHT_BY = "constants"

MARKER = 2147483646


class Solution:
    def setZeroes(self, matrix):
        rows, columns = range(len(matrix)), range(len(matrix[0]))
        for i in rows:
            for j in columns:
                if matrix[i][j] == 0:
                    for k in columns:
                        if matrix[i][k] != 0:
                            matrix[i][k] = MARKER
                    for k in rows:
                        if matrix[k][j] != 0:
                            matrix[k][j] = MARKER
        for row in matrix:
            for j in columns:
                if row[j] == MARKER:
                    row[j] = 0
