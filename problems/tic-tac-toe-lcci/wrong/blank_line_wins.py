"""Checks only whether all squares of a line are equal, even if they are all blank."""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(size)))
        lines.append("".join(board[i][~i] for i in range(size)))
        for line in lines:
            if line == line[0] * size:
                return line[0]
        return "Pending" if any(" " in row for row in board) else "Draw"
