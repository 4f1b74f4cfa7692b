"""Detects a full line by its absolute count, and returns player 1, whoever filled the line."""


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
        if row + col == self.size - 1:
            self.anti_diagonal += mark
        counts = self.rows[row], self.columns[col], self.diagonal, self.anti_diagonal
        return 1 if self.size in map(abs, counts) else 0
