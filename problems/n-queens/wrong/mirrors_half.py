"""Mirrors the boards whose first queen stands in the left half; an odd n has a middle column."""


class Solution:
    def solveNQueens(self, n):
        if n == 1:
            return [["Q"]]
        boards = []

        def place(queens):
            row = len(queens)
            if row == n:
                board = ["." * column + "Q" + "." * (n - column - 1) for column in queens]
                boards.append(board)
                boards.append([line[::-1] for line in board])
                return
            for column in range(n) if row else range(n // 2):
                if all(
                    column != other and abs(column - other) != row - i
                    for i, other in enumerate(queens)
                ):
                    place([*queens, column])

        place([])
        return boards
