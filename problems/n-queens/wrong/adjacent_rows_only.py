"""Compares diagonals only with the queen one row above, as if queens attacked like kings."""


class Solution:
    def solveNQueens(self, n):
        boards = []

        def place(queens):
            if len(queens) == n:
                boards.append(["." * column + "Q" + "." * (n - column - 1) for column in queens])
                return
            for column in range(n):
                if column in queens or (queens and abs(column - queens[-1]) == 1):
                    continue
                place([*queens, column])

        place([])
        return boards
