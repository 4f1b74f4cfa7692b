"""Scans the whole matrix for every zero: 40,000 times if all 200 × 200 entries are 0."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        squares = [(i, j) for i in range(len(matrix)) for j in range(len(matrix[0]))]
        zeros = [(i, j) for i, j in squares if matrix[i][j] == 0]
        for row, column in zeros:
            for i, j in squares:
                if i == row or j == column:
                    matrix[i][j] = 0
