"""Slices: in the joined board, each line is a slice, so no line is put together square by square.

From one square to the square below, it is N characters, so a column is every N-th character. From
one square of the diagonal to the next, it is N + 1 characters, and on the other diagonal N - 1:

    0 1 2    column 1:       1 4 7, marks[1::3]
    3 4 5    diagonal:       0 4 8, marks[::4]
    6 7 8    anti-diagonal:  2 4 6, marks[2:-1:2], which stops before the last square

On a board of one square, N - 1 is 0, which no slice may have as its step. With a step of 1, that
slice is empty, and the square stands in the other lines.
Level: 3
From: zip_columns; each column and diagonal is joined square by square, so join the board once, and
  take each line as one slice
Time: O(N²)
Space: O(N²), the joined board and all lines
"""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        marks = "".join(board)
        lines = [*board, *(marks[column::size] for column in range(size))]
        lines.append(marks[:: size + 1])
        lines.append(marks[size - 1 : -1 : max(size - 1, 1)])
        for player in "XO":
            if player * size in lines:
                return player
        return "Pending" if " " in marks else "Draw"
