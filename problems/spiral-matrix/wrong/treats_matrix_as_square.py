"""Uses the number of rows as the number of columns."""


class Solution:
    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        rows = columns = len(matrix)
        order = []
        row, column = 0, 0
        down, right = 0, 1
        for _ in range(rows * columns):
            order.append(matrix[row][column])
            matrix[row][column] = None
            i, j = row + down, column + right
            if i == rows or j in (-1, columns) or matrix[i][j] is None:
                down, right = right, -down
            row += down
            column += right
        return order
