"""Searches a list of all squares visited so far at every step, which takes O((m · n)²)."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def spiralMatrix(self, m: int, n: int, head: ListNode | None) -> list[list[int]]:
        matrix = [[-1] * n for _ in range(m)]
        taken = []
        row, column = 0, 0
        down, right = 0, 1
        while head:
            matrix[row][column] = head.val
            taken.append((row, column))
            head = head.next
            i, j = row + down, column + right
            if not (0 <= i < m and 0 <= j < n and (i, j) not in taken):
                down, right = right, -down
            row += down
            column += right
        return matrix
