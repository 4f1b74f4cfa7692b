"""Asks that X be ahead after a win of X, but nothing after a win of O."""


class Solution:
    def validTicTacToe(self, board):
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(3)))
        lines.append("".join(board[i][2 - i] for i in range(3)))
        if "XXX" in lines and ahead != 1:
            return False
        return ahead in (0, 1)
