"""Three integers hold the attacked columns of the next row; diagonals move by one bit per row.

`free & -free` is the lowest free column, so only safe squares are ever visited, and there is
nothing to undo: each call gets masks of its own.
Time: O(n · n!), and far less in practice: diagonals rule out most permutations early
Space: O(n) beside the boards that are returned
"""


class Solution:
    def solveNQueens(self, n: int) -> list[list[str]]:
        every = (1 << n) - 1
        lines = {1 << i: "." * i + "Q" + "." * (n - i - 1) for i in range(n)}  # by the queen's bit
        boards = []

        def place(board, columns, left, right):
            if columns == every:
                boards.append(board)
                return
            free = every & ~(columns | left | right)
            while free:
                queen = free & -free
                free ^= queen
                place(
                    [*board, lines[queen]],
                    columns | queen,
                    (left | queen) << 1,
                    (right | queen) >> 1,
                )

        place([], 0, 0, 0)
        return boards
