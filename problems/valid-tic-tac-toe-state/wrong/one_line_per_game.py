"""Assumes that no game has two full lines, but the last move may complete two."""


class Solution:
    def validTicTacToe(self, board: list[str]) -> bool:
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        columns = map("".join, zip(*board))
        lines = [*board, *columns, marks[::4], marks[2:7:2]]  # squares 0 4 8 and 2 4 6
        if lines.count("XXX") + lines.count("OOO") > 1:
            return False
        if "XXX" in lines and ahead != 1:
            return False
        if "OOO" in lines and ahead != 0:
            return False
        return ahead in (0, 1)
