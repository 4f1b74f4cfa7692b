"""Does not save the first of the four entries, so the last entry gets the first one's new value."""


class Solution:
    def rotate(self, matrix: list[list[int]]) -> None:
        last = len(matrix) - 1
        for i in range(len(matrix) // 2):
            for j in range((len(matrix) + 1) // 2):
                matrix[i][j] = matrix[last - j][i]
                matrix[last - j][i] = matrix[last - i][last - j]
                matrix[last - i][last - j] = matrix[j][last - i]
                matrix[j][last - i] = matrix[i][j]
