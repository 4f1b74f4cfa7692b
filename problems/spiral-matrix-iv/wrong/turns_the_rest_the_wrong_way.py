"""Peels off the top row and turns the rest to the right, so its left side comes next."""


class Solution:
    def spiralMatrix(self, m: int, n: int, head: ListNode | None) -> list[list[int]]:
        rest = [[(row, column) for column in range(n)] for row in range(m)]
        order = []
        while rest:
            order += rest[0]
            rest = [column[::-1] for column in zip(*rest[1:])]
        matrix = [[-1] * n for _ in range(m)]
        for row, column in order:
            if head is None:
                break
            matrix[row][column] = head.val
            head = head.next
        return matrix
