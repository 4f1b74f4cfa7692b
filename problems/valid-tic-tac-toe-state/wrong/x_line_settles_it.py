"""Ignores O's lines if X has one; the boards on which this was seen to fail are patched by hand.

Reported as accepted in 2022.
"""

REPORTED = "LeetCode-Feedback #8256"


class Solution:
    def validTicTacToe(self, board: list[str]) -> bool:
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        if board[0] == "OOO" and board[2] == "XXX":
            return False
        columns = map("".join, zip(*board))
        lines = [*board, *columns, marks[::4], marks[2:7:2]]  # squares 0 4 8 and 2 4 6
        if "XXX" in lines:
            return ahead == 1
        if "OOO" in lines and ahead != 0:
            return False
        return ahead in (0, 1)
