"""Counts the marks and never checks whether somebody had already won."""


class Solution:
    def validTicTacToe(self, board: list[str]) -> bool:
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        return ahead in (0, 1)
