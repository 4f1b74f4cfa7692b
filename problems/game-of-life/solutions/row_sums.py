"""Sums by `zip`: add up three rows, then every three adjacent sums, without an index.

Each result is the number of live cells in the 3 × 3 block around a cell, including the cell. At 3,
the cell survives or is born; at 4, it stays as it is; at any other sum, it dies or stays dead.
Level: 3
From: copy_board; neighbouring blocks share most of their cells, so add up columns of three once,
  and then three sums at a time
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def gameOfLife(self, board: list[list[int]]) -> None:
        nothing = [0] * len(board[0])
        before = [row[:] for row in board]
        triples = zip([nothing, *before[:-1]], before, [*before[1:], nothing])
        for row, (above, middle, below) in zip(board, triples):
            sums = [a + b + c for a, b, c in zip(above, middle, below)]
            blocks = map(sum, zip([0, *sums[:-1]], sums, [*sums[1:], 0]))
            row[:] = [int(n == 3 or (n == 4 and cell)) for n, cell in zip(blocks, middle)]
