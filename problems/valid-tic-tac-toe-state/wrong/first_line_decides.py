"""Looks only at the first full line, and misses the other player's.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #3464"


class Solution:
    def validTicTacToe(self, board: list[str]) -> bool:
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        columns = map("".join, zip(*board))
        lines = [*board, *columns, marks[::4], marks[2:7:2]]  # squares 0 4 8 and 2 4 6
        first = next((line for line in lines if line in ("XXX", "OOO")), None)
        if first == "XXX" and ahead != 1:
            return False
        if first == "OOO" and ahead != 0:
            return False
        return ahead in (0, 1)
