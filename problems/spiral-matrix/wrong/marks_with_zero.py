"""Sets visited squares to 0, and treats an entry that is 0 as a visited square."""

VERDICT = "Runtime Error"


class Solution:
    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        rows, columns = len(matrix), len(matrix[0])
        order = []
        row, column = 0, 0
        down, right = 0, 1
        for _ in range(rows * columns):
            order.append(matrix[row][column])
            matrix[row][column] = 0
            i, j = row + down, column + right
            if i == rows or j in (-1, columns) or matrix[i][j] == 0:
                down, right = right, -down
            row += down
            column += right
        return order
