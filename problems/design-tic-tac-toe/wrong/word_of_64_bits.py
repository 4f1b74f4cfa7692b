"""Truncates squares and masks to 64 bits, as in C: from 9×9 on, a mask may be empty."""

CAUGHT_BY = "generated"

WORD = (1 << 64) - 1


class TicTacToe:
    def __init__(self, n: int):
        self.size = n
        self.squares = {1: 0, 2: 0}
        self.row = (1 << n) - 1
        self.column = sum(1 << (i * n) for i in range(n))
        self.diagonal = sum(1 << (i * n + i) for i in range(n))
        self.anti_diagonal = sum(1 << (i * n + n - 1 - i) for i in range(n))

    def move(self, row: int, col: int, player: int) -> int:
        self.squares[player] |= 1 << (row * self.size + col)
        squares = self.squares[player] & WORD
        masks = [self.row << (row * self.size), self.column << col]
        if row == col:
            masks.append(self.diagonal)
        if row + col == self.size - 1:
            masks.append(self.anti_diagonal)
        return player if any((squares & mask) == (mask & WORD) for mask in masks) else 0
