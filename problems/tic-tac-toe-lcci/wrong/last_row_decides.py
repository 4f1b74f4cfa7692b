"""Overwrites `is_open` for each row, so only the last row decides whether the game goes on."""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(size)))
        lines.append("".join(board[i][~i] for i in range(size)))
        for player in "XO":
            if player * size in lines:
                return player
        for row in board:
            is_open = " " in row
        return "Pending" if is_open else "Draw"
