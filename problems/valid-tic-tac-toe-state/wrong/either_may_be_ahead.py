"""Lets either player be one mark ahead, as if O could begin too."""


class Solution:
    def validTicTacToe(self, board):
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(3)))
        lines.append("".join(board[i][2 - i] for i in range(3)))
        if "XXX" in lines and ahead != 1:
            return False
        if "OOO" in lines and ahead not in (0, -1):
            return False
        return abs(ahead) <= 1
