"""Goes back without a check, and reads a single remaining row in both directions."""


class Solution:
    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        order = []
        top, bottom, left, right = 0, len(matrix) - 1, 0, len(matrix[0]) - 1
        while top <= bottom and left <= right:
            order.extend(matrix[top][j] for j in range(left, right + 1))
            top += 1
            order.extend(matrix[i][right] for i in range(top, bottom + 1))
            right -= 1
            order.extend(matrix[bottom][j] for j in range(right, left - 1, -1))
            bottom -= 1
            if left <= right:
                order.extend(matrix[i][left] for i in range(bottom, top - 1, -1))
                left += 1
        return order
