"""Simulation: keep the board, and after each move check every line for n marks of the player.

A row is a list of marks, and `zip` turns the columns into tuples: each row or column is compared as
a whole with a full line. The diagonals are read square by square. Nothing is kept but the board.

For ["TicTacToe", "move", "move", "move"], [[2], [0, 0, 1], [0, 1, 2], [1, 1, 1]]:

    self.board        return
    [[1, 0], [0, 0]]  0
    [[1, 2], [0, 0]]  0
    [[1, 2], [0, 1]]  1       a diagonal
Level: 1
Time: O(n²) for each move
Space: O(n²)
"""


class TicTacToe:
    def __init__(self, n: int):
        self.board = [[0] * n for _ in range(n)]

    def move(self, row: int, col: int, player: int) -> int:
        board, size = self.board, len(self.board)
        board[row][col] = player
        if (
            [player] * size in board
            or (player,) * size in zip(*board)
            or all(board[i][i] == player for i in range(size))
            or all(board[i][~i] == player for i in range(size))
        ):
            return player
        return 0
