"""Bitmask: each player's squares are a nine-bit number, and each of the eight lines is a mask.

Once the counts are right, one test is enough: whoever did not move last must not have a line, since
the line would have ended the game earlier. This covers a win with the wrong count as well as two
winners.
Level: 3
From: counting_rules; the squares of each line are read again for each player, so let bits stand for
  squares, and one AND compares all of a line
Time: O(1), eight masks
Space: O(1)
"""

# One octal digit for each row, so that a digit shows three squares:
#   X O X    0b101    5        X's squares are 0o520, and `(0o520 & line) == line` for no
#   O X O    0b010    2        line; with an X at the bottom right, 0o521 has the line 0o421
#   . . .    0b000    0
LINES = [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124]
X_BITS, O_BITS = str.maketrans(" XO", "010"), str.maketrans(" XO", "001")


class Solution:
    def validTicTacToe(self, board: list[str]) -> bool:
        marks = "".join(board)
        x_squares, o_squares = int(marks.translate(X_BITS), 2), int(marks.translate(O_BITS), 2)
        ahead = x_squares.bit_count() - o_squares.bit_count()
        if ahead == 1:  # X moved last
            return not self.has_line(o_squares)
        if ahead == 0:  # O moved last, or nobody has moved
            return not self.has_line(x_squares)
        return False

    def has_line(self, squares):
        return any((squares & line) == line for line in LINES)
