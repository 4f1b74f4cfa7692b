"""After each move, compare every line of the board: the plain way, to measure the others by.

The board is one flat array of bytes: each line is a slice of it, and is compared in one step.
Counting the marks of each line in loops would take about twenty times as long on 100 × 100.
Time: O(n²) for each move
Space: O(n²)
"""


class TicTacToe:
    def __init__(self, n: int):
        self.size = n
        self.board = bytearray(n * n)
        self.lines = [
            *(slice(i * n, i * n + n) for i in range(n)),
            *(slice(j, n * n, n) for j in range(n)),
            slice(0, n * n, n + 1),
            slice(n - 1, n * n - 1, n - 1),
        ]

    def move(self, row: int, col: int, player: int) -> int:
        self.board[row * self.size + col] = player
        full = bytes([player]) * self.size
        return player if any(self.board[line] == full for line in self.lines) else 0
