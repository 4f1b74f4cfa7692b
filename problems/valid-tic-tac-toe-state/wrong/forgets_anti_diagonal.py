"""Checks only one of the two diagonals."""


class Solution:
    def validTicTacToe(self, board: list[str]) -> bool:
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        columns = map("".join, zip(*board))
        lines = [*board, *columns, marks[::4]]  # squares 0 4 8
        if "XXX" in lines and ahead != 1:
            return False
        if "OOO" in lines and ahead != 0:
            return False
        return ahead in (0, 1)
