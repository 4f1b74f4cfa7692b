"""Simulation: go straight ahead, and turn right where the next square is outside or taken.

The matrix starts out full of -1. No value is -1, so -1 marks a free square. One turn is enough: if
the square to the right is taken as well, the spiral has ended.

For m = 2, n = 2, head = [1, 2, 3]:

    row  column  matrix
    0    0       [[-1, -1], [-1, -1]]
    0    1       [[1, -1], [-1, -1]]
    1    1       [[1, 2], [-1, -1]]
    1    0       [[1, 2], [-1, 3]]
    return [[1, 2], [-1, 3]]
Level: 1
Time: O(m · n)
Space: O(1), besides the matrix
"""


class Solution:
    def spiralMatrix(self, m: int, n: int, head: ListNode | None) -> list[list[int]]:
        matrix = [[-1] * n for _ in range(m)]
        row, column = 0, 0
        down, right = 0, 1
        while head:
            matrix[row][column] = head.val
            head = head.next
            i, j = row + down, column + right
            if not (0 <= i < m and 0 <= j < n and matrix[i][j] == -1):
                down, right = right, -down
            row += down
            column += right
        return matrix
