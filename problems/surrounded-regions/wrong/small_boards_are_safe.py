"""Returns at once from a board with three rows or columns, though it has squares inside."""


class Solution:
    def solve(self, board):
        rows, columns = len(board), len(board[0])
        if rows <= 3 or columns <= 3:
            return
        for row in range(rows):
            for column in range(columns):
                if row in (0, rows - 1) or column in (0, columns - 1):
                    self.spare(board, row, column)
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
