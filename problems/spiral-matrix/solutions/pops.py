"""Pop all four sides: the first row, the end of each row, the last row, the start of each row.

Squares that have been read are gone, so no bounds are needed; the loop ends when no square is
left. Once the right side is popped, rows may be empty, so each row is checked before its start is
popped.
Level: 3
From: borders; instead of four numbers that move inwards, remove what has been read: the matrix then
  ends where its borders are
Time: O(m · n · min(m, n)): popping the start of a row moves its other items, once in each lap
Space: O(m + n), besides the result: one side
"""


class Solution:
    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        order = []
        while matrix and matrix[0]:
            order += matrix.pop(0)
            order += [row.pop() for row in matrix]
            if matrix:
                order += reversed(matrix.pop())
            order += [row.pop(0) for row in reversed(matrix) if row]
        return order
