"""Simulation, only near the move: keep the board, and read the lines through the square just taken.

There are two such lines, three if the square is on a diagonal, and four if it is the middle one.
Reading a line stops at the first square that is not the player's.
Level: 3
From: whole_board; every line is read after each move, so read only the lines through the new
  square, as no other line can be new
Beware: wrong/diagonals_from_any_square
Time: O(n) for each move, and O(n²) to set up
Space: O(n²)
"""


class TicTacToe:
    def __init__(self, n: int):
        self.board = [[0] * n for _ in range(n)]

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
