"""Sliding window and a table of all 512 blocks: the 3 × 3 block around a cell is read as a number.

At each step, the next column of three cells is shifted in, and the oldest column is masked off.
Live cells are counted only to build the table; the future of a cell is then looked up.
Level: 4
From: row_sums; a block of nine cells is one of only 512, so look up its future instead of adding
Time: O(m · n)
Space: O(m + n): the row above as it was, and the list of the rows below
"""

CENTRE = 0b000_010_000
FUTURE = [
    int(block.bit_count() == 3 or (block.bit_count() == 4 and (block & CENTRE) > 0))
    for block in range(512)
]


class Solution:
    def gameOfLife(self, board: list[list[int]]) -> None:
        above = nothing = [0] * len(board[0])
        for row, below in zip(board, [*board[1:], nothing]):
            columns = [(a << 2) | (b << 1) | c for a, b, c in zip(above, row, below)]
            above = row[:]
            block = columns[0]
            for column, entering in enumerate([*columns[1:], 0]):
                block = ((block << 3) | entering) & 511
                row[column] = FUTURE[block]
