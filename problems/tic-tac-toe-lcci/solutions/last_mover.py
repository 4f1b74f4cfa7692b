"""Only the last player to move can have won, and only columns whose first rows agree are compared.

With at most one square free, the number of marks says who moved last: O after an odd number.
The AND of ASCII codes keeps a letter only where the rows agree (X & O is H, a blank leaves no
letter at all), so three ANDs of big numbers find the few columns that may be full.
Time: O(N²), for joining the rows and, at worst, for comparing every column
Space: O(N²)
"""

FOLDED = 8  # rows to AND, a power of two: random marks agree in all of them 1 time in 128
FOLD_FROM = 16  # on smaller boards the ANDs take longer than the comparisons they save


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        marks = "".join(board)  # columns and diagonals are slices of it
        free = marks.find(" ")
        players = "XO"
        if free == marks.rfind(" "):  # at most one square is free
            moves = size * size - (free >= 0)
            players = "O" if moves % 2 else "X"
        rising = size - 1 or 1  # from one square of the anti-diagonal to the next; never 0
        tops = board[0] if size < FOLD_FROM else self.fold(marks, size)
        for player in players:
            line = player * size
            column = tops.find(player)
            while column >= 0 and marks[column::size] != line:
                column = tops.find(player, column + 1)
            if (
                column >= 0
                or line in board
                or marks[:: size + 1] == line
                or marks[size - 1 : -1 : rising] == line
            ):
                return player
        return "Draw" if free < 0 else "Pending"

    def fold(self, marks, size):
        """The AND of the first rows, square by square."""
        rows = int.from_bytes(marks[: FOLDED * size].encode(), "big")
        kept = FOLDED
        while kept > 1:  # AND the upper half of the rows into the lower half
            kept //= 2
            rows &= rows >> 8 * kept * size
        return rows.to_bytes(size, "big").decode()
