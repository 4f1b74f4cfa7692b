"""Folded rows: big integers fold eight rows into one, which leaves few columns to compare.

A column that is full of X begins with eight X's; only 1 in 256 random columns does so. The AND of
the eight character codes is X only if all are X, and O only if all are O: a blank leaves no letter,
and an X with an O gives H:

    X  1011000
    O  1001111
    H  1001000

Three ANDs do this for all columns at once, each folding the upper half of the rows into the lower.
On boards with fewer than eight rows, the top row alone is used.
Level: 4
Time: O(N²), for joining the rows and, at worst, for comparing every column
Space: O(N²), the joined board
"""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        marks = "".join(board)  # in which each line is a slice
        free = marks.find(" ")
        players = "OX"
        if free == marks.rfind(" "):  # at most one square is free, so it is known who moved last
            players = "XO"[(size * size - (free >= 0)) % 2]
        tops = self.folded(marks, size) if size >= 8 else board[0]
        for player in players:
            full = player * size
            column = tops.find(player)
            while column >= 0 and marks[column::size] != full:
                column = tops.find(player, column + 1)
            if (
                column >= 0
                or full in board
                or marks[:: size + 1] == full
                or marks[size - 1 : -1 : size - 1 or 1] == full  # no slice may step by 0
            ):
                return player
        return "Draw" if free < 0 else "Pending"

    def folded(self, marks, size):
        """The letters that all of the first eight rows share, and other characters elsewhere."""
        rows = int.from_bytes(marks[: 8 * size].encode(), "big")
        rows &= rows >> 4 * 8 * size  # eight bits for each square
        rows &= rows >> 2 * 8 * size
        rows &= rows >> 8 * size
        return rows.to_bytes(size, "big").decode()
