"""Last mover: only the player who moved last can have won, so one player's lines are enough.

O moves first, so O moved last after an odd number of marks, and X after an even number. The other
player had no full line before the last move, and that move added none. A column can only be full if
its top square is the player's, so the others are not copied out of the joined board.
Level: 3
From: slices; both players are checked, and every column is copied out of the board, so check only
  the player who moved last, who alone can have won
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
        diagonals = marks[:: size + 1], marks[size - 1 : -1 : max(size - 1, 1)]
        if full in board or full in diagonals:
            return player
        for column, mark in enumerate(board[0]):
            if mark == player and marks[column::size] == full:
                return player
        return "Pending" if blanks else "Draw"
