"""Compares with the row and the column, and forgets the box."""


class Solution:
    def solveSudoku(self, board):
        self.solve(board)

    def solve(self, board):
        blanks = [(i, j) for i in range(9) for j in range(9) if board[i][j] == "."]
        if not blanks:
            return True
        row, column = min(blanks, key=lambda blank: len(self.candidates(board, *blank)))
        for digit in self.candidates(board, row, column):
            board[row][column] = digit
            if self.solve(board):
                return True
            board[row][column] = "."
        return False

    def candidates(self, board, row, column):
        seen = set(board[row]) | {line[column] for line in board}
        return [digit for digit in "123456789" if digit not in seen]
