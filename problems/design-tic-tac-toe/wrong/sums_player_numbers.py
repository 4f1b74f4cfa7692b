"""Adds up the players' numbers: a single mark of player 2 weighs as much as two of player 1."""


class TicTacToe:
    def __init__(self, n):
        self.size = n
        self.rows = [0] * n
        self.columns = [0] * n
        self.diagonal = self.anti_diagonal = 0

    def move(self, row, col, player):
        self.rows[row] += player
        self.columns[col] += player
        if row == col:
            self.diagonal += player
        if row + col == self.size - 1:
            self.anti_diagonal += player
        counts = self.rows[row], self.columns[col], self.diagonal, self.anti_diagonal
        return player if self.size * player in counts else 0
