"""Bitmask: the player's marks are bits; a move wins if they cover a mask through its square.

Row i is the top row's mask shifted by i * n, and column j is the left column's mask shifted by j. A
line of any kind is full if `(squares & mask) == mask`.
Level: 4
From: line_rescan; a line is read square by square, so let bits stand for squares, and one AND
  compares all of a line
Time: O(n²) bit operations for each move, and O(n³) to set up; Python does 30 at a time
Space: O(n²) bits
"""


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
        squares = self.squares[player]
        masks = [self.row << (row * self.size), self.column << col]
        if row == col:
            masks.append(self.diagonal)
        if row + col == self.size - 1:
            masks.append(self.anti_diagonal)
        return player if any((squares & mask) == mask for mask in masks) else 0
