"""Only the first line of equal squares decides, and three empty ones are such a line.

Reported as accepted in 2023.
"""

REPORTED = "LeetCode-Feedback #14724"


class Solution:
    def validTicTacToe(self, board):
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        if ahead not in (0, 1):
            return False
        winner = self.winner(board)
        if winner == "X" and ahead == 0:
            return False
        return not (winner == "O" and ahead == 1)

    def winner(self, board):
        for row in board:
            if row[0] == row[1] == row[2]:
                return row[0]
        for column in zip(*board):
            if column[0] == column[1] == column[2]:
                return column[0]
        if board[0][0] == board[1][1] == board[2][2]:
            return board[1][1]
        if board[0][2] == board[1][1] == board[2][0]:
            return board[1][1]
        return " "
