"""Believes that no game has two full lines, though the last move may complete both."""


class Solution:
    def validTicTacToe(self, board):
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(3)))
        lines.append("".join(board[i][2 - i] for i in range(3)))
        if lines.count("XXX") + lines.count("OOO") > 1:
            return False
        if "XXX" in lines:
            return ahead == 1
        if "OOO" in lines:
            return ahead == 0
        return ahead in (0, 1)
