"""Stops at the first board, as if any one would do."""


class Solution:
    def solveNQueens(self, n):
        queens = []

        def place(row):
            if row == n:
                return True
            for column in range(n):
                if all(
                    column != other and abs(column - other) != row - i
                    for i, other in enumerate(queens)
                ):
                    queens.append(column)
                    if place(row + 1):
                        return True
                    queens.pop()
            return False

        if not place(0):
            return []
        return [["." * column + "Q" + "." * (n - column - 1) for column in queens]]
