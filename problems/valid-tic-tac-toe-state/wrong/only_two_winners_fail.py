"""Rejects two winners, but lets the loser play on after a win."""


class Solution:
    def validTicTacToe(self, board):
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(3)))
        lines.append("".join(board[i][2 - i] for i in range(3)))
        if "XXX" in lines and "OOO" in lines:
            return False
        return ahead in (0, 1)
