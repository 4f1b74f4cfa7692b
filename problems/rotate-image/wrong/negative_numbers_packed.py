"""Packs two numbers into one entry without making them positive first."""

CAUGHT_BY = "generated"

LOWEST, BASE = 0, 2001


class Solution:
    def rotate(self, matrix: list[list[int]]) -> None:
        n = len(matrix)
        for row in matrix:
            for j in range(n):
                row[j] -= LOWEST
        for i in range(n):
            for j in range(n):
                new = matrix[n - 1 - j][i] % BASE
                matrix[i][j] += new * BASE
        for row in matrix:
            for j in range(n):
                row[j] = row[j] // BASE + LOWEST
