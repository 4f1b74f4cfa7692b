"""Writes the board as a binary number without leading zeros, so cells move and rows lose cells."""

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
        after = thrice & ~more | cells & twice & ~more  # three neighbours, or two and alive

        text = f"{after:b}"[-len(text) :]  # no births above the board
        cells = text.encode().translate(TO_CELLS)
        for i, row in enumerate(board):
            row[:] = cells[i * stride : i * stride + columns]
