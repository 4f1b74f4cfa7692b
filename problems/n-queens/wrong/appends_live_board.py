"""Collects the board it goes on changing, not a copy, so every result ends up empty."""


class Solution:
    def solveNQueens(self, n):
        boards = []
        board = ["." * n] * n

        def safe(row, column):
            return all(
                board[i][j] != "Q"
                for i in range(row)
                for j in (column, column - (row - i), column + (row - i))
                if 0 <= j < n
            )

        def place(row):
            if row == n:
                boards.append(board)
                return
            for column in range(n):
                if safe(row, column):
                    board[row] = "." * column + "Q" + "." * (n - column - 1)
                    place(row + 1)
                    board[row] = "." * n

        place(0)
        return boards
