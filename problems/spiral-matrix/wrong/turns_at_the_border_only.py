"""Does not turn at visited squares, so it runs up the first column and out at the top."""


class Solution:
    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        rows, columns = len(matrix), len(matrix[0])
        order = []
        row, column = 0, 0
        down, right = 0, 1
        for _ in range(rows * columns):
            order.append(matrix[row][column])
            i, j = row + down, column + right
            if i == rows or j in (-1, columns):
                down, right = right, -down
            row += down
            column += right
        return order
