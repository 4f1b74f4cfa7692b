"""Assumes that nobody can win on a board of one square."""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        if size == 1:
            return "Pending" if board == [" "] else "Draw"
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(size)))
        lines.append("".join(board[i][~i] for i in range(size)))
        for player in "XO":
            if player * size in lines:
                return player
        return "Pending" if any(" " in row for row in board) else "Draw"
