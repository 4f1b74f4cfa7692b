"""Shrinking borders: fill the side along a border, then move that border inwards.

The last lap may be a single row or column, and its way back would cross filled squares. No test is
needed: the list has at most m · n values, so it has run out by then.

For m = 2, n = 3, head = [1, 2, 3, 4, 5]:

    side                      matrix                         return
    [(0, 0), (0, 1), (0, 2)]  [[1, 2, 3], [-1, -1, -1]]      4 → 5   along the top
    [(1, 2)]                  [[1, 2, 3], [-1, -1, 4]]       5
    [(1, 1), (1, 0)]          [[1, 2, 3], [-1, 5, 4]]        None    the list ends on the way
    []                        [[1, 2, 3], [-1, 5, 4]]        None    no square is free on the left
    return [[1, 2, 3], [-1, 5, 4]]
Level: 2
From: simulation; every step looks ahead to see whether to turn, so keep the four borders of the
  free part, which show where each side ends
Ask: Which squares are still free after the top row is full, and which four numbers describe them?
Time: O(m · n)
Space: O(m + n), besides the matrix: the squares of one side
"""


class Solution:
    def spiralMatrix(self, m: int, n: int, head: ListNode | None) -> list[list[int]]:
        matrix = [[-1] * n for _ in range(m)]
        top, bottom, left, right = 0, m - 1, 0, n - 1
        while head:
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
        """Write the list along a side, and return the rest of the list."""
        for row, column in side:
            if head is None:
                break
            matrix[row][column] = head.val
            head = head.next
        return head
