"""Captures what the search from the border has marked, and spares the rest."""


class Solution:
    def solve(self, board):
        rows, columns = len(board), len(board[0])
        for row in range(rows):
            for column in range(columns):
                if row in (0, rows - 1) or column in (0, columns - 1):
                    self.spare(board, row, column)
        for row in range(rows):
            for column in range(columns):
                if board[row][column] == "S":
                    board[row][column] = "X"

    def spare(self, board, row, column):
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == "O":
            board[row][column] = "S"
            self.spare(board, row - 1, column)
            self.spare(board, row + 1, column)
            self.spare(board, row, column - 1)
            self.spare(board, row, column + 1)
