"""Leaves the corners out of every side of the border, so each of them is captured."""


class Solution:
    def solve(self, board):
        rows, columns = len(board), len(board[0])
        for row in range(1, rows - 1):
            self.spare(board, row, 0)
            self.spare(board, row, columns - 1)
        for column in range(1, columns - 1):
            self.spare(board, 0, column)
            self.spare(board, rows - 1, column)
        for row in range(rows):
            for column in range(columns):
                if board[row][column] == "O":
                    board[row][column] = "X"
                elif board[row][column] == "S":
                    board[row][column] = "O"

    def spare(self, board, row, column):
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == "O":
            board[row][column] = "S"
            self.spare(board, row - 1, column)
            self.spare(board, row + 1, column)
            self.spare(board, row, column - 1)
            self.spare(board, row, column + 1)
