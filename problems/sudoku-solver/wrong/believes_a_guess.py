"""Of two candidates, keeps the first whose forced digits end without a contradiction."""

CAUGHT_BY = "generated"


class Solution:
    def solveSudoku(self, board):
        while not self.force(board):
            choices = {
                (i, j): self.candidates(board, i, j)
                for i in range(9)
                for j in range(9)
                if board[i][j] == "."
            }
            row, column = min(choices, key=lambda blank: len(choices[blank]))
            for digit in choices[row, column]:
                guess = [line[:] for line in board]
                guess[row][column] = digit
                if self.force(guess) is not None:
                    board[:] = guess
                    break
            else:
                return

    def force(self, board):
        """True when solved, False when nothing more is forced, None on a contradiction."""
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
                return False if choices[row, column] else None
            board[row][column] = choices[row, column][0]

    def candidates(self, board, row, column):
        top, left = row // 3 * 3, column // 3 * 3
        seen = set(board[row]) | {line[column] for line in board}
        seen.update(*(line[left : left + 3] for line in board[top : top + 3]))
        return [digit for digit in "123456789" if digit not in seen]
