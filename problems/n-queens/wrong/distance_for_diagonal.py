"""Identifies a falling diagonal by abs(row - column), but two diagonals have the same number."""


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
                if column in columns or abs(row - column) in falling or row + column in rising:
                    continue
                queens.append(column)
                columns.add(column)
                falling.add(abs(row - column))
                rising.add(row + column)
                place(row + 1)
                queens.pop()
                columns.remove(column)
                falling.remove(abs(row - column))
                rising.remove(row + column)

        place(0)
        return boards
