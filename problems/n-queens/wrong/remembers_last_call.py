"""The boards are a default argument, which lives from call to call."""


class Solution:
    def solveNQueens(self, n, boards=[]):  # noqa: B006 (the mistake)
        def place(queens):
            row = len(queens)
            if row == n:
                boards.append(["." * column + "Q" + "." * (n - column - 1) for column in queens])
                return
            for column in range(n):
                if all(
                    column != other and abs(column - other) != row - i
                    for i, other in enumerate(queens)
                ):
                    place([*queens, column])

        place([])
        return boards
