"""Each line is compared as a whole; `zip` turns the columns into rows.

The full line of a player is one string. Rows are compared with it directly, columns once their
characters are joined; the diagonals are checked square by square.
Time: O(N²)
Space: O(N), for the full line and one column at a time
"""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        for player in "XO":
            line = player * size
            if (
                line in board
                or line in map("".join, zip(*board))
                or all(board[i][i] == player for i in range(size))
                or all(board[i][~i] == player for i in range(size))
            ):
                return player
        return "Pending" if any(" " in row for row in board) else "Draw"
