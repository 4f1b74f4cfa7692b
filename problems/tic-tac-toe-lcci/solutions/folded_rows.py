"""Folded rows: big integers fold eight rows into one, which leaves few columns to compare.

A column that is full of X begins with eight X's; only 1 in 256 random columns does so. The AND of
the eight character codes is X only if all are X, and O only if all are O: a blank leaves no letter,
and an X with an O gives H:

    X  1011000
    O  1001111
    H  1001000

Three ANDs do this for all columns at once, each folding the upper half of the rows into the lower.
On boards with fewer than eight rows, the top row alone is used.

For board = ["XOXOXOXO", "XOXOOXOX", "XOOXXOXO", "XXOOXXOO", "XOXOOXOX", "XXOOXXOO", "XOOXOXXO",
"XOXOOXOX"]:

    tops      column  player  marks[column::size]
    XHHHHHHH  0       X       XXXXXXXX             the only column that begins with eight X's
Level: 4
From: last_mover; each column whose top square is the player's is still copied out of the board, so
  look at eight squares of all columns first; then it no longer matters who moved last
Time: O(N²), for joining the rows and, at worst, for comparing every column
Space: O(N²), the joined board
"""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        marks = "".join(board)
        tops = self.folded(marks, size) if size >= 8 else board[0]
        diagonals = marks[:: size + 1], marks[size - 1 : -1 : max(size - 1, 1)]
        for player in "XO":
            full = player * size
            if full in board or full in diagonals:
                return player
            column = tops.find(player)
            while column >= 0:
                if marks[column::size] == full:
                    return player
                column = tops.find(player, column + 1)
        return "Pending" if " " in marks else "Draw"

    def folded(self, marks, size):
        """The letters that all of the first eight rows share, and other characters elsewhere."""
        rows = int.from_bytes(marks[: 8 * size].encode(), "big")
        rows &= rows >> (4 * 8 * size)  # four rows, with eight bits for each square
        rows &= rows >> (2 * 8 * size)
        rows &= rows >> (8 * size)
        return rows.to_bytes(size, "big").decode()
