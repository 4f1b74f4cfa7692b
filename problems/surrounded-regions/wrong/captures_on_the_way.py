"""Captures a square as soon as it is searched, whether or not the region is surrounded."""


class Solution:
    def solve(self, board):
        rows, columns = len(board), len(board[0])
        for row in range(1, rows - 1):
            for column in range(1, columns - 1):
                if board[row][column] == "O":
                    self.capture(board, row, column)

    def capture(self, board, row, column):
        if row in (0, len(board) - 1) or column in (0, len(board[0]) - 1):
            return
        if board[row][column] == "O":
            board[row][column] = "X"
            self.capture(board, row - 1, column)
            self.capture(board, row + 1, column)
            self.capture(board, row, column - 1)
            self.capture(board, row, column + 1)
