"""Peel and turn: find the order of the squares by taking the top row and turning the rest.

`zip` turns columns into rows; with the last column first, the right side becomes the top row. The
list is then written along the finished order.
Level: 3
From: borders; the four sides are four times the same work, so turn the squares until each side is a
  top row
Time: O(m · n · min(m, n)), since each of up to 2 · min(m, n) turns copies the rest
Space: O(m · n)
"""


class Solution:
    def spiralMatrix(self, m: int, n: int, head: ListNode | None) -> list[list[int]]:
        rest = [[(row, column) for column in range(n)] for row in range(m)]
        order = []
        while rest:
            order += rest[0]
            rest = list(zip(*rest[1:]))[::-1]
        matrix = [[-1] * n for _ in range(m)]
        for row, column in order:
            if head is None:
                break
            matrix[row][column] = head.val
            head = head.next
        return matrix
