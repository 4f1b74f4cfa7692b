"""Only the player who moved last can have won: O after an odd number of marks, X after an even one.

The other player had no full line before that move, and the move added none. So only the lines of
one player are checked. In the joined board, each line is a slice.
Time: O(N²)
Space: O(N²), the joined board
"""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        marks = "".join(board)
        blanks = marks.count(" ")
        player = "O" if (size * size - blanks) % 2 else "X"
        full = player * size
        if (
            full in board
            or marks[:: size + 1] == full
            or marks[size - 1 : -1 : size - 1 or 1] == full  # no slice may step by 0
        ):
            return player
        for column, mark in enumerate(board[0]):
            if mark == player and marks[column::size] == full:
                return player
        return "Pending" if blanks else "Draw"
