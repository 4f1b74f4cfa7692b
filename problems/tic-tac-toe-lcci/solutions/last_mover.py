"""Last mover: only the player who moved last can have won, so one player's lines are enough.

O moves first, so O moved last after an odd number of marks, and X after an even number. The other
player had no full line before the last move, and that move added none. In the joined board, each
line is a slice.
Level: 3
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
