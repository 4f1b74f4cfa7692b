"""Looks at the falling diagonals and forgets the rising ones."""


class Solution:
    def solveNQueens(self, n):
        boards = []

        def place(queens, falling):
            row = len(queens)
            if row == n:
                boards.append(["." * column + "Q" + "." * (n - column - 1) for column in queens])
                return
            for column in range(n):
                if column not in queens and row - column not in falling:
                    place([*queens, column], falling | {row - column})

        place([], set())
        return boards
