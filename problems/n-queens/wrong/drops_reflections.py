"""Takes "distinct" to mean that a board and its mirror image count once."""


class Solution:
    def solveNQueens(self, n):
        boards = []

        def place(queens):
            row = len(queens)
            if row == n:
                board = ["." * column + "Q" + "." * (n - column - 1) for column in queens]
                if [line[::-1] for line in board] not in boards:
                    boards.append(board)
                return
            for column in range(n):
                if all(
                    column != other and abs(column - other) != row - i
                    for i, other in enumerate(queens)
                ):
                    place([*queens, column])

        place([])
        return boards
