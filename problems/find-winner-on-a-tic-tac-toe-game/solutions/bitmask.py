"""Bitmask: the squares of a player are bits of one number, and so are the squares of a line.

A player has a line if the player's number has all bits of the line: `(squares & line) == line`.
Level: 3
From: whole_grid; a line is compared square by square, so let bits stand for squares, and one AND
  compares all three
Time: O(1): at most nine moves, and eight lines for each player
Space: O(1)
"""

# One octal digit for each row, so that a digit shows three squares:
#   X . .    0b100    4        The squares are 0o426; with one more at the end of the last
#   . X .    0b010    2        row they would be 0o427, and `(0o427 & 0o007) == 0o007`.
#   X X .    0b110    6
LINES = [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124]


class Solution:
    def tictactoe(self, moves: list[list[int]]) -> str:
        for player, taken in ("A", moves[::2]), ("B", moves[1::2]):
            squares = sum(0o400 >> (3 * row + column) for row, column in taken)
            if any((squares & line) == line for line in LINES):
                return player
        return "Draw" if len(moves) == 9 else "Pending"
