"""Last move: only it can have won, so count its player's squares in its row, column and diagonals.

Three squares in the row, the column or a diagonal win. Both diagonals are counted, wherever
the last move was: if one is full, the player has won anyway.
Level: 3
From: line_counts; every line is counted, so count only the lines through the last move, as no other
  line can be new
Time: O(1): at most five squares
Space: O(1)
"""


class Solution:
    def tictactoe(self, moves: list[list[int]]) -> str:
        own = moves[::-2]  # the moves of the player who moved last
        row, column = moves[-1]
        lines = [
            [i == row for i, _ in own],
            [j == column for _, j in own],
            [i == j for i, j in own],
            [i + j == 2 for i, j in own],
        ]
        if any(sum(line) == 3 for line in lines):
            return "A" if len(moves) % 2 else "B"
        return "Draw" if len(moves) == 9 else "Pending"
