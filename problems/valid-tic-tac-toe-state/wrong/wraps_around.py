"""Looks for lines in the joined board, where three marks in a row may wrap around an edge."""


class Solution:
    def validTicTacToe(self, board: list[str]) -> bool:
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        columns = "".join(map("".join, zip(*board)))
        lines = [marks, columns, marks[::4], marks[2:7:2]]  # squares 0 4 8 and 2 4 6
        if any("XXX" in line for line in lines) and ahead != 1:
            return False
        if any("OOO" in line for line in lines) and ahead != 0:
            return False
        return ahead in (0, 1)
