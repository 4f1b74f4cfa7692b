"""Goes back only if at least two rows or columns are left, or if the matrix has just two.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #3985"
CAUGHT_BY = "generated"


class Solution:
    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        rows, columns = len(matrix), len(matrix[0])
        order = []
        top, bottom, left, right = 0, rows - 1, 0, columns - 1
        while top <= bottom and left <= right:
            order.extend(matrix[top][j] for j in range(left, right + 1))
            top += 1
            order.extend(matrix[i][right] for i in range(top, bottom + 1))
            right -= 1
            if top < bottom or rows == 2:
                order.extend(matrix[bottom][j] for j in range(right, left - 1, -1))
                bottom -= 1
            if left < right or columns == 2:
                order.extend(matrix[i][left] for i in range(bottom, top - 1, -1))
                left += 1
        return order
