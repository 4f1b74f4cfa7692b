"""The counts belong to the class, and the next game goes on with those of the last."""


class TicTacToe:
    rows, columns, diagonals = [0] * 100, [0] * 100, [0] * 2

    def __init__(self, n):
        self.size = n

    def move(self, row, col, player):
        mark = 1 if player == 1 else -1
        self.rows[row] += mark
        self.columns[col] += mark
        if row == col:
            self.diagonals[0] += mark
        if row + col == self.size - 1:
            self.diagonals[1] += mark
        counts = self.rows[row], self.columns[col], *self.diagonals
        return player if self.size * mark in counts else 0
