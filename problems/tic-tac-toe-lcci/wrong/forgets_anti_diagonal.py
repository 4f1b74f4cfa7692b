"""Checks only one of the two diagonals."""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(size)))
        for player in "XO":
            if player * size in lines:
                return player
        return "Pending" if any(" " in row for row in board) else "Draw"
