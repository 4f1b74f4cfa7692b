"""Treats a board and its mirror image as the same board, and returns only one of them."""


class Solution:
    def solveNQueens(self, n: int) -> list[list[str]]:
        boards = []
        queens = []  # the column of the queen in each row so far
        columns, falling, rising = set(), set(), set()

        def place(row):
            if row == n:
                board = ["." * column + "Q" + "." * (n - column - 1) for column in queens]
                if [line[::-1] for line in board] not in boards:
                    boards.append(board)
                return
            for column in range(n):
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
