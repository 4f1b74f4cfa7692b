"""Who moved last alone can have won, and few columns are worth a look: those whose tops agree.

With no free square, or one, the number of marks tells who moved last: O after an odd number.
All rows joined to one string, a diagonal or a column is a slice with a stride. The columns worth
slicing are found by AND of ASCII codes: X & X is X, O & O is O, X & O is H, and a blank leaves
neither. Three ANDs fold the first eight rows into one, as XXO, XOO and XOO make XHO: where the
player's letter is left the column may well be full.
Time: O(N²), which is joining the rows and looking for a free square; the rest is O(N) as a rule
Space: O(N²)
"""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        marks = "".join(board)
        free = marks.find(" ")
        only = free == marks.rfind(" ")  # none at all, or one
        tops = board[0] if size < 16 else self.fold(marks, size)
        for player in "XO"[(size - (free >= 0)) % 2] if only else "XO":
            line = player * size
            column = tops.find(player)
            while column >= 0 and marks[column::size] != line:
                column = tops.find(player, column + 1)
            if (
                column >= 0
                or line in board
                or marks[:: size + 1] == line
                or marks[size - 1 : -1 : size - 1 or 1] == line
            ):
                return player
        return "Draw" if free < 0 else "Pending"

    def fold(self, marks, size):
        """The AND of the first eight rows, square by square."""
        rows = int.from_bytes(marks[: 8 * size].encode(), "big")
        for half in 4, 2, 1:
            rows &= rows >> 8 * half * size
        return (rows & (1 << 8 * size) - 1).to_bytes(size, "big").decode()
