"""Adds up the players' numbers, so one mark of player 2 counts as much as two of player 1."""


class TicTacToe:
    def __init__(self, n: int):
        self.size = n
        self.rows = [0] * n
        self.columns = [0] * n
        self.diagonal = self.anti_diagonal = 0

    def move(self, row: int, col: int, player: int) -> int:
        mark = player
        self.rows[row] += mark
        self.columns[col] += mark
        if row == col:
            self.diagonal += mark
        if row + col == self.size - 1:
            self.anti_diagonal += mark
        counts = self.rows[row], self.columns[col], self.diagonal, self.anti_diagonal
        return player if self.size * mark in counts else 0
