"""The whole board is one integer, a bit for each cell, which carry-save adders count at once.

A shift by one is a step to the side, a shift by a row a step down; a bit between the rows keeps
their ends apart. A full adder turns three numbers into two: their sums without carry, and the
carries. Four of them add up the neighbours, and bit k of each cell's count is in number k. What
carries into 8 is dropped, for a cell with eight neighbours dies like one with none.
Time: O(m · n), with every step but reading and writing the board done for 30 cells at a time
Space: O(m · n)
"""

READ, WRITE = bytes.maketrans(b"\0\1", b"01"), bytes.maketrans(b"01", b"\0\1")


class Solution:
    def gameOfLife(self, board: list[list[int]]) -> None:
        text = b"\0".join(map(bytes, board)).translate(READ)
        columns, stride, size = len(board[0]), len(board[0]) + 1, len(text)
        cells = int(text, 2)

        left, right = cells >> 1, cells << 1
        beside, both_beside = left ^ right, left & right
        ones, twos = add(left, cells, right)
        ones, carry = add(ones >> stride, ones << stride, beside)
        twos, fours = add(twos >> stride, twos << stride, both_beside)
        fours |= twos & carry
        twos ^= carry
        after = twos & ~fours & (ones | cells)  # three neighbours, or two and alive

        text = f"{after:0{size}b}"[-size:].encode().translate(WRITE)  # no births above the board
        for i, row in enumerate(board):
            row[:] = text[i * stride : i * stride + columns]


def add(a, b, c):
    """A full adder at each bit: the sum without the carries, and the carries."""
    return a ^ b ^ c, a & b | (a ^ b) & c
