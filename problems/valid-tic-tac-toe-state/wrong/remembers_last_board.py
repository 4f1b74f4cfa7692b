"""Keeps the difference of the counts in a class attribute, where it adds up across calls."""


class Solution:
    ahead = 0

    def validTicTacToe(self, board: list[str]) -> bool:
        marks = "".join(board)
        Solution.ahead += marks.count("X") - marks.count("O")
        columns = map("".join, zip(*board))
        lines = [*board, *columns, marks[::4], marks[2:7:2]]  # squares 0 4 8 and 2 4 6
        if "XXX" in lines and self.ahead != 1:
            return False
        if "OOO" in lines and self.ahead != 0:
            return False
        return self.ahead in (0, 1)
