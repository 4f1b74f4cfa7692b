"""Looks at one of the two diagonals only."""


class Solution:
    def validTicTacToe(self, board):
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(3)))
        if "XXX" in lines and ahead != 1:
            return False
        if "OOO" in lines and ahead != 0:
            return False
        return ahead in (0, 1)
