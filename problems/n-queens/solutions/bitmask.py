"""Three integers hold the attacked columns of the next row; diagonals move by one bit per row.

`free & -free` is the lowest free column, so only safe squares are ever visited. Each call gets its
own masks, so none have to be restored.
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
