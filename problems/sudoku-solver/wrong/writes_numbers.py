"""Writes the digits as numbers, not as strings."""


class Solution:
    def solveSudoku(self, board):
        self.solve(board)

    def solve(self, board):
        choices = {
            (i, j): self.candidates(board, i, j)
            for i in range(9)
            for j in range(9)
            if board[i][j] == "."
        }
        if not choices:
            return True
        row, column = min(choices, key=lambda blank: len(choices[blank]))
        for digit in choices[row, column]:
            board[row][column] = digit
            if self.solve(board):
                return True
        board[row][column] = "."
        return False

    def candidates(self, board, row, column):
        top, left = row // 3 * 3, column // 3 * 3
        seen = {str(mark) for mark in board[row]} | {str(line[column]) for line in board}
        for line in board[top : top + 3]:
            seen.update(map(str, line[left : left + 3]))
        return [digit for digit in range(1, 10) if str(digit) not in seen]
