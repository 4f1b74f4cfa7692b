"""Writes the first digit that fits into each blank and never takes one back."""


class Solution:
    def solveSudoku(self, board):
        for row in range(9):
            for column in range(9):
                if board[row][column] == ".":
                    for digit in "123456789":
                        if self.fits(board, row, column, digit):
                            board[row][column] = digit
                            break

    def fits(self, board, row, column, digit):
        top, left = row // 3 * 3, column // 3 * 3
        return (
            digit not in board[row]
            and all(line[column] != digit for line in board)
            and all(digit not in line[left : left + 3] for line in board[top : top + 3])
        )
