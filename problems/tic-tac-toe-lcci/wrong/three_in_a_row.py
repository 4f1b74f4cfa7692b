"""Counts three in a row as a win, whatever the size of the board."""

CAUGHT_BY = "generated"


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(size)))
        lines.append("".join(board[i][~i] for i in range(size)))
        for player in "XO":
            if any(player * min(size, 3) in line for line in lines):
                return player
        return "Pending" if any(" " in row for row in board) else "Draw"
