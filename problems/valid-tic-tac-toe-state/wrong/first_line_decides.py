"""Only the first full line found decides, so the other player's line goes unseen.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #3464"


class Solution:
    def validTicTacToe(self, board):
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        winner = self.winner(board)
        if winner == "X":
            return ahead == 1
        if winner == "O":
            return ahead == 0
        return ahead in (0, 1)

    def winner(self, board):
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(3)))
        lines.append("".join(board[i][2 - i] for i in range(3)))
        for line in lines:
            if line in ("XXX", "OOO"):
                return line[0]
        return None
