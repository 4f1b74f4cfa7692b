"""Backtracking with bitmasks: three integers hold the attacked columns of the next row.

Bit i stands for a column. From row to row, an attack along a diagonal moves by one column, so two
of the masks, left and right, shift by one bit. `free & -free` is the lowest free column, so only
safe squares are tried. Each call has its own masks, so no mask has to be restored. The trace shows
the way to the first board, and one of the dead ends before it.

For n = 4:

    columns  left  right  free
    0        0     0      15    0b1111: every column is free
    1        2     0      12    0b1100: the queen in column 0 also attacks column 1
    5        12    2      0     0b0000: no column is free, so step back; column 3 fails, too
    2        4     1      8     0b1000: the queen in column 1 also attacks columns 0 and 2
    10       24    4      1     0b0001
    11       50    2      4     0b0100: the last queen
Level: 3
From: backtracking; for each queen, three sets are changed and restored, and each column is looked
  up in them, so let integers hold all columns at once
Beware: wrong/diagonals_in_a_byte
Time: O(n!), and far less in practice: diagonals rule out most permutations early
Space: O(n), besides the boards that are returned
"""

DRAWN = str.maketrans("01", ".Q")


class Solution:
    def solveNQueens(self, n: int) -> list[list[str]]:
        every = (1 << n) - 1
        boards = []
        placed = []  # the bit of the queen in each row so far

        def place(columns, left, right):
            if columns == every:
                boards.append([f"{queen:0{n}b}".translate(DRAWN) for queen in placed])
                return
            # A queen on 00100 attacks in the next row: column 00100, left 01000, right 00010.
            free = every & ~(columns | left | right)
            while free:
                queen = free & -free  # 10110 & -10110 is 00010
                free ^= queen
                placed.append(queen)
                place(columns | queen, (left | queen) << 1, (right | queen) >> 1)
                placed.pop()

        place(0, 0, 0)
        return boards
