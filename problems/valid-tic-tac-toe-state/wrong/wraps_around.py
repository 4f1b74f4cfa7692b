"""Looks for rows in the joined board, where three marks in a row may wrap around an edge."""


class Solution:
    def validTicTacToe(self, board):
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        columns = "".join(map("".join, zip(*board)))
        for player, right in ("X", 1), ("O", 0):
            line = player * 3
            has_line = line in marks or line in columns or line in (marks[::4], marks[2:7:2])
            if has_line and ahead != right:
                return False
        return ahead in (0, 1)
