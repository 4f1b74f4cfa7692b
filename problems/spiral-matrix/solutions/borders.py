"""Shrinking borders: read the side along a border, then move that border inwards.

One lap goes along the top, the right, the bottom and the left of the unread part. If that part was
a single row or column, nothing is left after the first two sides, so each way back needs a check.

For matrix = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]:

    top  bottom  left  right  order
    0    2       0     2      []
    1    1       1     1      [1, 2, 3, 6, 9, 8, 7, 4]     a lap of four sides
    2    1       1     0      [1, 2, 3, 6, 9, 8, 7, 4, 5]  the top of the rest, and nothing else
    return [1, 2, 3, 6, 9, 8, 7, 4, 5]
Level: 2
From: simulation; every step looks ahead to see whether to turn, so keep the four borders of the
  unread part, which show where each side ends
Ask: Which part of the matrix is still unread after the top row, and which four numbers describe it?
Beware: wrong/last_row_read_back, wrong/last_column_read_back
Time: O(m · n)
Space: O(1), besides the result
"""


class Solution:
    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        order = []
        top, bottom, left, right = 0, len(matrix) - 1, 0, len(matrix[0]) - 1
        while top <= bottom and left <= right:
            order.extend(matrix[top][j] for j in range(left, right + 1))
            top += 1
            order.extend(matrix[i][right] for i in range(top, bottom + 1))
            right -= 1
            if top <= bottom:
                order.extend(matrix[bottom][j] for j in range(right, left - 1, -1))
                bottom -= 1
            if left <= right:
                order.extend(matrix[i][left] for i in range(bottom, top - 1, -1))
                left += 1
        return order
