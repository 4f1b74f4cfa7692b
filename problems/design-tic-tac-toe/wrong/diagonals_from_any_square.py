"""Checks the diagonals through every square, so a short diagonal wins when it is full."""


class TicTacToe:
    def __init__(self, n: int):
        self.board = [[0] * n for _ in range(n)]

    def move(self, row: int, col: int, player: int) -> int:
        board, size = self.board, len(self.board)
        board[row][col] = player
        falling = [(i, i + col - row) for i in range(size) if 0 <= i + col - row < size]
        rising = [(i, row + col - i) for i in range(size) if 0 <= row + col - i < size]
        if (
            all(board[row][j] == player for j in range(size))
            or all(board[i][col] == player for i in range(size))
            or all(board[i][j] == player for i, j in falling)
            or all(board[i][j] == player for i, j in rising)
        ):
            return player
        return 0
