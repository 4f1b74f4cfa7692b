"""Bit manipulation with a byte for each square: adding shifted boards counts all mines at once.

The board's text is an integer as it stands: each character is a byte. A sum of nine zeros and ones
fits into a byte, so no sum disturbs the next square:

    mines      each with the two beside it      and the rows above and below
    0 0 1 0    0 1 1 1                          1 2 1 1
    1 0 0 0    1 1 0 0                          1 2 1 1
    0 0 0 0    0 0 0 0                          1 1 0 0

The digits are written at once, too: "0" + count is the right character in every revealed square.
A square whose count is 0 is a blank. The flood is the same as in bit_flood.

For board = [["E", "E", "E", "E", "M"]], click = [0, 0]:

    hex(blanks)     hex(revealed)
    0xffffff000000  0xffff00000000  two hexadecimal digits for each square
    0xffffff000000  0xffffff000000
    0xffffff000000  0xffffffff0000  the fourth square is revealed, but is no blank
    0xffffff000000  0xffffffff0000  nothing spreads from it
Level: 4
From: bit_flood; the digits are counted and written one by one, so give each square room for a
  number
Time: O((m · n)²) in a winding corridor; each step of the flood takes O(m · n)
Space: O(m · n)
"""

IS_MINE = bytes(code == ord("M") for code in range(256))  # a table: 1 for M, 0 for the rest
IS_EMPTY = bytes(255 * (code == ord("E")) for code in range(256))  # 255 has all bits of a byte
ZERO_IS_BLANK = bytes.maketrans(b"0", b"B")


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
            return board
        columns = len(board[0])
        stride = columns + 1  # a spare square after each row keeps rows apart
        text = (" ".join(map("".join, board)) + " ").encode()
        mined, empties = number(text.translate(IS_MINE)), number(text.translate(IS_EMPTY))

        def around(squares):
            """These squares and the eight around each of them."""
            squares |= squares << 8 | squares >> 8
            return squares | squares << 8 * stride | squares >> 8 * stride

        three = mined + (mined << 8) + (mined >> 8)  # in each square and the two beside it
        counts = three + (three << 8 * stride) + (three >> 8 * stride)
        blanks = empties & ~(255 * around(mined))

        clicked = bytearray(len(text))
        clicked[row * stride + column] = 255
        revealed, earlier = number(clicked), 0
        while revealed != earlier:
            earlier = revealed
            revealed |= around(revealed & blanks) & empties

        digits = number(b"0" * len(text)) + counts  # the characters from "0" on
        shown = (number(text) & ~revealed) | (digits & revealed)
        text = shown.to_bytes(len(text), "big").translate(ZERO_IS_BLANK).decode()
        return [list(text[i : i + columns]) for i in range(0, len(text), stride)]


def number(data):
    """The integer with these bytes, the first square in the highest byte."""
    return int.from_bytes(data, "big")
