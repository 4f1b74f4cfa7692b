"""Numbers the squares row * 1000 + column, which is unique only in rows of up to 1000 squares."""

CAUGHT_BY = "killers"


class Solution:
    def spiralMatrix(self, m: int, n: int, head: ListNode | None) -> list[list[int]]:
        matrix = [[-1] * n for _ in range(m)]
        taken = set()
        row, column = 0, 0
        down, right = 0, 1
        while head:
            matrix[row][column] = head.val
            taken.add(row * 1000 + column)
            head = head.next
            i, j = row + down, column + right
            if not (0 <= i < m and 0 <= j < n and i * 1000 + j not in taken):
                down, right = right, -down
            row += down
            column += right
        return matrix
