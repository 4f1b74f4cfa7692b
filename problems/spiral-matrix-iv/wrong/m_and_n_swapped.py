"""Swaps m and n: builds n rows and m columns."""


class Solution:
    def spiralMatrix(self, m: int, n: int, head: ListNode | None) -> list[list[int]]:
        matrix = [[-1] * m for _ in range(n)]
        row, column = 0, 0
        down, right = 0, 1
        while head:
            matrix[row][column] = head.val
            head = head.next
            i, j = row + down, column + right
            if not (0 <= i < n and 0 <= j < m and matrix[i][j] == -1):
                down, right = right, -down
            row += down
            column += right
        return matrix
