"""Stops at the first board, as if any board would do."""


class Solution:
    def solveNQueens(self, n: int) -> list[list[str]]:
        boards = []
        queens = []  # the column of the queen in each row so far
        columns, falling, rising = set(), set(), set()

        def place(row):
            if row == n:
                boards.append(["." * column + "Q" + "." * (n - column - 1) for column in queens])
                return
            for column in range(n):
                if column in columns or row - column in falling or row + column in rising:
                    continue
                queens.append(column)
                columns.add(column)
                falling.add(row - column)
                rising.add(row + column)
                place(row + 1)
                if boards:
                    return
                queens.pop()
                columns.remove(column)
                falling.remove(row - column)
                rising.remove(row + column)

        place(0)
        return boards
