"""Depth-first search along each line, pruned: leave or skip a line once the player cannot fill it.

A line is a path of N squares; the search follows it until a square rules it out. It searches lines,
not moves. Four tables say which rows and columns each player can still fill: a square rules out its
row and column for each player who does not hold it. On boards up to 3 × 3, this halves the
number of squares read.
Level: 3
Time: O(N²)
Space: O(N), the tables and the depth of the recursion
"""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        x_rows, x_columns = [True] * size, [True] * size  # whether X can still fill them
        o_rows, o_columns = [True] * size, [True] * size

        def fills(player, row, column, down, right):
            """Whether the player holds the rest of a line, from this square to the edge."""
            if row == size or column == size:
                return True
            mark = board[row][column]
            if mark != "X":
                x_rows[row] = x_columns[column] = False
            if mark != "O":
                o_rows[row] = o_columns[column] = False
            return mark == player and fills(player, row + down, column + right, down, right)

        for player, rows, columns in ("X", x_rows, x_columns), ("O", o_rows, o_columns):
            if (
                fills(player, 0, 0, 1, 1)
                or fills(player, 0, size - 1, 1, -1)
                or any(rows[i] and fills(player, i, 0, 0, 1) for i in range(size))
                or any(columns[j] and fills(player, 0, j, 1, 0) for j in range(size))
            ):
                return player
        return "Pending" if any(" " in row for row in board) else "Draw"
