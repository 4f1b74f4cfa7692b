"""Returns None instead of 0 as long as nobody has won."""


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
        if self.size * mark in counts:
            return player
