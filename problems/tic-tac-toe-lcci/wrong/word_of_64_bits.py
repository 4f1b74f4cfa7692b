"""Keeps the squares in 64 bits, as other languages do: from 9×9 on, squares share a bit."""

CAUGHT_BY = "generated"


class Solution:
    def tictactoe(self, board):
        size = len(board)
        lines = [[(i, j) for j in range(size)] for i in range(size)]
        lines += [[(i, j) for i in range(size)] for j in range(size)]
        lines += [[(i, i) for i in range(size)], [(i, size - 1 - i) for i in range(size)]]
        for player in "XO":
            squares = 0
            for i in range(size):
                for j in range(size):
                    if board[i][j] == player:
                        squares |= 1 << (i * size + j) % 64
            if any(all(squares >> (i * size + j) % 64 & 1 for i, j in line) for line in lines):
                return player
        return "Pending" if any(" " in row for row in board) else "Draw"
