"""Checks every row but the last."""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        lines = [*board[:-1], *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(size)))
        lines.append("".join(board[i][~i] for i in range(size)))
        for player in "XO":
            if player * size in lines:
                return player
        return "Pending" if any(" " in row for row in board) else "Draw"
