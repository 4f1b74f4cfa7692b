"""Keeps the counts in the class, where they go on growing from call to call."""


class Solution:
    ahead = 0

    def validTicTacToe(self, board):
        for row in board:
            for mark in row:
                if mark == "X":
                    Solution.ahead += 1
                elif mark == "O":
                    Solution.ahead -= 1
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(3)))
        lines.append("".join(board[i][2 - i] for i in range(3)))
        if "XXX" in lines and self.ahead != 1:
            return False
        if "OOO" in lines and self.ahead != 0:
            return False
        return self.ahead in (0, 1)
