"""Uses too small a quarter, so the middle row and column of an odd-sized matrix do not turn."""


class Solution:
    def rotate(self, matrix: list[list[int]]) -> None:
        last = len(matrix) - 1
        for i in range(len(matrix) // 2):
            for j in range(len(matrix) // 2):
                corner = matrix[i][j]
                matrix[i][j] = matrix[last - j][i]
                matrix[last - j][i] = matrix[last - i][last - j]
                matrix[last - i][last - j] = matrix[j][last - i]
                matrix[j][last - i] = corner
