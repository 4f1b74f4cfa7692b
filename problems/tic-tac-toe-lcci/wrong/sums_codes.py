"""Adds up character codes: on 56×56, 47 X and 9 blanks have the same sum as 56 O."""

CAUGHT_BY = "generated"


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(size)))
        lines.append("".join(board[i][~i] for i in range(size)))
        for player in "XO":
            if size * ord(player) in (sum(map(ord, line)) for line in lines):
                return player
        return "Pending" if any(" " in row for row in board) else "Draw"
