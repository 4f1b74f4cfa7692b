"""Keeps each line in a word of 64 bits, as in C, where no line of more than 64 squares fits."""

CAUGHT_BY = "generated"

WORD = (1 << 64) - 1


class TicTacToe:
    def __init__(self, n):
        self.size = n
        self.full = ((1 << n) - 1) & WORD
        self.lines = {1: [0] * (2 * n + 2), 2: [0] * (2 * n + 2)}

    def move(self, row, col, player):
        lines, size = self.lines[player], self.size
        lines[row] |= (1 << col) & WORD
        lines[size + col] |= (1 << row) & WORD
        if row == col:
            lines[-2] |= (1 << row) & WORD
        if row + col == size - 1:
            lines[-1] |= (1 << row) & WORD
        return player if self.full in (lines[row], lines[size + col], *lines[-2:]) else 0
