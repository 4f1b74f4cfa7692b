"""Calls a full board a Draw before checking whether the last move has won."""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        if not any(" " in row for row in board):
            return "Draw"
        size = len(board)
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(size)))
        lines.append("".join(board[i][~i] for i in range(size)))
        for player in "XO":
            if player * size in lines:
                return player
        return "Pending"
