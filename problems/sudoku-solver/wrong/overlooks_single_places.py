"""Fills the blank with the fewest candidates, but never notices a digit with no place left.

That is enough for most grids; some take hundreds of thousands of guesses.
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
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
        seen = set(board[row]) | {line[column] for line in board}
        seen.update(*(line[left : left + 3] for line in board[top : top + 3]))
        return [digit for digit in "123456789" if digit not in seen]
