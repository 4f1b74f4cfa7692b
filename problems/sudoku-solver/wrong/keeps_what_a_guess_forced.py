"""When a guess fails, takes back the guess, but not the digits that were forced by it."""


class Solution:
    def solveSudoku(self, board):
        self.solve(board)

    def solve(self, board):
        while True:
            choices = {
                (i, j): self.candidates(board, i, j)
                for i in range(9)
                for j in range(9)
                if board[i][j] == "."
            }
            if not choices:
                return True
            row, column = min(choices, key=lambda blank: len(choices[blank]))
            if len(choices[row, column]) != 1:
                break
            board[row][column] = choices[row, column][0]
        for digit in choices[row, column]:
            board[row][column] = digit
            if self.solve(board):
                return True
            board[row][column] = "."
        return False

    def candidates(self, board, row, column):
        top, left = row // 3 * 3, column // 3 * 3
        seen = set(board[row]) | {line[column] for line in board}
        seen.update(*(line[left : left + 3] for line in board[top : top + 3]))
        return [digit for digit in "123456789" if digit not in seen]
