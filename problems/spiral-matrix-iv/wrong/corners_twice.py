"""Starts each side on the corner where the last one ended, and writes over it."""


class Solution:
    def spiralMatrix(self, m, n, head):
        matrix = [[-1] * n for _ in range(m)]
        top, bottom, left, right = 0, m - 1, 0, n - 1
        while head and top <= bottom and left <= right:
            order = [(top, column) for column in range(left, right + 1)]
            order += [(row, right) for row in range(top, bottom + 1)]
            order += [(bottom, column) for column in range(right, left - 1, -1)]
            order += [(row, left) for row in range(bottom, top, -1)]
            for row, column in order:
                if head:
                    matrix[row][column] = head.val
                    head = head.next
            top, bottom, left, right = top + 1, bottom - 1, left + 1, right - 1
        return matrix
