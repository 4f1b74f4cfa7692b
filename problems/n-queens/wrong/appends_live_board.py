"""Collects the board that it keeps changing, not a copy, so every result is empty in the end."""


class Solution:
    def solveNQueens(self, n: int) -> list[list[str]]:
        boards = []
        board = []
        columns, falling, rising = set(), set(), set()

        def place(row):
            if row == n:
                boards.append(board)
                return
            for column in range(n):
                if column in columns or row - column in falling or row + column in rising:
                    continue
                board.append("." * column + "Q" + "." * (n - column - 1))
                columns.add(column)
                falling.add(row - column)
                rising.add(row + column)
                place(row + 1)
                board.pop()
                columns.remove(column)
                falling.remove(row - column)
                rising.remove(row + column)

        place(0)
        return boards
