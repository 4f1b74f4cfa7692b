"""Bit manipulation: one integer holds a count for each square of the board, and a move is a shift.

A count says how many walks from its square stay on the board: at most 8 ** k, so 3k + 1 bits hold
it. Two spare columns catch the counts that leave the board at a side. A mask clears these columns
and the counts past the last row; a right shift drops the counts before the first row. The counts
are exact; only the final division rounds.
Level: 4
From: table; each of the eight moves shifts all squares by the same distance, so let one integer
  hold all counts, and shift it as a whole
Time: O(k² · n²) bit operations, but 30 at a time: seventeen big-integer operations per move
Space: O(k · n²) bits, and as many characters to set up the mask
"""

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        bits, stride = 3 * k + 1, n + 2
        gap, one = "0" * 2 * bits, "1".zfill(bits)
        ones = int((gap + one * n) * n, 2)
        board = int((gap + "1" * bits * n) * n, 2)

        ways = ones  # with no move to go, there is one way from every square
        for _ in range(k):
            longer = 0
            for down, right in MOVES:
                shift = bits * (down * stride + right)
                longer += ways << shift if shift > 0 else ways >> -shift
            ways = longer & board
        count = (ways >> (bits * (row * stride + column))) & ((1 << bits) - 1)
        return count / 8**k
