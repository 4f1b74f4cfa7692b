"""Never looks at the anti-diagonal.

Reported as accepted in 2020.
"""

REPORTED = "LeetCode-Feedback #1036"


class TicTacToe:
    def __init__(self, n: int):
        self.size = n
        self.rows = [0] * n
        self.columns = [0] * n
        self.diagonal = 0

    def move(self, row: int, col: int, player: int) -> int:
        mark = 1 if player == 1 else -1
        self.rows[row] += mark
        self.columns[col] += mark
        if row == col:
            self.diagonal += mark
        counts = self.rows[row], self.columns[col], self.diagonal
        return player if self.size * mark in counts else 0
