"""Each player's squares are a number of nine bits, and one 512-bit number knows which of them win.

Bit s of WINS is set where the squares s hold a line, so one shift tests all eight lines.
A single test is enough: whoever did not move last must not have a line, since it would have
ended the game earlier. That covers a win with the wrong count as well as two winners.
Time: O(1), one shift for all lines
Space: O(1): WINS is made once, on import
"""

LINES = [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124]  # one octal digit per row
WINS = sum(1 << squares for squares in range(512) if any(squares & line == line for line in LINES))
X_BITS, O_BITS = str.maketrans(" XO", "010"), str.maketrans(" XO", "001")


class Solution:
    def validTicTacToe(self, board: list[str]) -> bool:
        marks = "".join(board)
        x_squares, o_squares = int(marks.translate(X_BITS), 2), int(marks.translate(O_BITS), 2)
        ahead = x_squares.bit_count() - o_squares.bit_count()
        if ahead == 1:  # X moved last
            return not WINS >> o_squares & 1
        if ahead == 0:  # O moved last, or nobody has moved
            return not WINS >> x_squares & 1
        return False
