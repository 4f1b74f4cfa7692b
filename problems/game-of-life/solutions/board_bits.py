"""Bit manipulation: the whole board is one integer, and all neighbours are counted at once.

A shift by one bit is a step to the side, and a shift by a row is a step up or down, so eight
shifted boards hold the neighbours. Four more integers show which cells have at least one, two,
three or four live neighbours: adding a shifted board carries from each integer into the next.
Level: 4
From: row_sums; sums are still computed cell by cell, so let a shift of the whole board line up all
  neighbours at once
Time: O(m · n), but 30 cells at a time, except when the board is read and written
Space: O(m · n)
"""

TO_DIGITS, TO_CELLS = bytes.maketrans(b"\0\1", b"01"), bytes.maketrans(b"01", b"\0\1")


class Solution:
    def gameOfLife(self, board: list[list[int]]) -> None:
        columns, stride = len(board[0]), len(board[0]) + 1  # a 0 after each row keeps rows apart
        text = b"\0".join(map(bytes, board)).translate(TO_DIGITS)
        cells = int(text, 2)

        # Four cells with two, one, three and one neighbours, added up in three boards:
        #   near    1011   0110   1010
        #   once    1011   1111   1111   at least one
        #   twice   0000   0010   1010   at least two
        #   thrice  0000   0000   0010   at least three
        once = twice = thrice = more = 0
        for step in 1, stride - 1, stride, stride + 1:
            for near in cells << step, cells >> step:
                more |= thrice & near
                thrice |= twice & near
                twice |= once & near
                once |= near
        after = (thrice & ~more) | (cells & twice & ~more)  # three neighbours, or two and alive

        text = f"{after:0{len(text)}b}"[-len(text) :]  # no births above the board
        cells = text.encode().translate(TO_CELLS)
        for i, row in enumerate(board):
            row[:] = cells[i * stride : i * stride + columns]
