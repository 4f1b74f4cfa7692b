"""Once X has a line, O's are not looked at; the rows that showed it are patched by hand.

Reported as accepted in 2022.
"""

REPORTED = "LeetCode-Feedback #8256"


class Solution:
    def validTicTacToe(self, board):
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        if board[0] == "OOO" and board[2] == "XXX":
            return False
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(3)))
        lines.append("".join(board[i][2 - i] for i in range(3)))
        if "XXX" in lines:
            return ahead == 1
        if "OOO" in lines:
            return ahead == 0
        return ahead in (0, 1)
