"""Takes back the first mark of the last player instead of trying each of them."""


class Solution:
    def validTicTacToe(self, board):
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        if ahead not in (0, 1):
            return False
        before = marks.replace("X" if ahead else "O", " ", 1)
        lines = [before[i : i + 3] for i in (0, 3, 6)] + [before[i::3] for i in (0, 1, 2)]
        lines += [before[::4], before[2:7:2]]
        return "XXX" not in lines and "OOO" not in lines
