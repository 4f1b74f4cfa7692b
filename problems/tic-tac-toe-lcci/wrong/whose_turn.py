"""Looks only at the counts: a blank means Pending, and O wins a full board if it has more marks."""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        marks = "".join(board)
        ahead = marks.count("O") - marks.count("X")
        if " " in marks:
            return "Pending"
        return "O" if ahead else "Draw"
