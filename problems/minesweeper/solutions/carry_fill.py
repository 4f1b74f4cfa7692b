"""Bit manipulation by addition: the carry opens a run of blanks, whatever its length.

The board is an integer with one byte for each square, as in byte_sums, but the flood goes row by
row. Here are eight squares of a row, drawn with one hexadecimal digit each: f is a blank, and one
of them has been reached:

      fff0ffff   two runs
    +      f00   at the square reached, f + f = 1e; further left, each f plus the carried 1 is 10
    = fff10eff   so the f's that have changed are the run, from this square to its left end

A carry goes only to the left. To fill the run to its right end, the row is mirrored, by reading its
bytes in reverse order, and the addition is repeated. A run that is filled is removed, and the
squares above and below it are tried next. The trace leaves out rows without seeds.

For board = [["E", "E", "E", "M", "E", "E", "E"], ["E", "E", "E", "E", "E", "E", "E"],
["E", "E", "E", "E", "E", "E", "E"]], click = [0, 0]:

    row  hex(seeds)          hex(runs)
    0    0xff00000000000000  0xffff000000000000  the click, and its run
    1    0xffff000000000000  0xffff000000000000  below it, another run of two blanks
    2    0xffffff0000000000  0xffffffffffffff00  three seeds, and the whole row is one run
    1    0xffff00            0xffff00            back up, to the run on the right
    0    0xffff00            0xffff00
Level: 4
From: byte_sums; the flood takes a step for each square of the way, so let one addition take a whole
  run at once
Time: O(m · n) on an open board; O(m · n²) in the worst case, with many short runs
Space: O(m · n) on an open board; O(m · n²) in the worst case, as seeds of n bytes wait for each run
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
        rows = [slice(i, i + stride) for i in range(0, len(text), stride)]
        data = blanks.to_bytes(len(text), "big")
        filled = flood([number(data[line]) for line in rows], row, number(clicked[rows[row]]))
        revealed = number(b"".join(line.to_bytes(stride, "big") for line in filled))
        revealed = around(revealed) & empties | number(clicked)

        digits = number(b"0" * len(text)) + counts  # the characters from "0" on
        shown = (number(text) & ~revealed) | (digits & revealed)
        text = shown.to_bytes(len(text), "big").translate(ZERO_IS_BLANK).decode()
        return [list(text[i : i + columns]) for i in range(0, len(text), stride)]


def flood(free, row, seeds):
    """The free squares of all rows that are connected with the seeds in one row."""
    filled = [0] * len(free)
    free = [*free, 0]  # the 0 is the row below the last and, as free[-1], the row above the first
    waiting = [(row, seeds)]
    while waiting:
        row, near = waiting.pop()
        if seeds := near & free[row]:
            runs = fill(seeds, free[row])
            filled[row] |= runs
            free[row] ^= runs  # so that no run is filled twice
            near = runs | runs << 8 | runs >> 8
            waiting += (row - 1, near), (row + 1, near)
    return filled


def fill(seeds, free):
    """Each run of free squares that has a seed, as a whole."""
    seeds |= free & ~(free + seeds)  # the carry of each seed runs to the left end of its run
    if seeds == free:
        return seeds
    width = (free.bit_length() + 7) // 8
    seeds, free = mirrored(seeds, width), mirrored(free, width)
    seeds |= free & ~(free + seeds)
    return mirrored(seeds, width)


def mirrored(line, width):
    """The same squares from right to left."""
    return int.from_bytes(line.to_bytes(width, "big"), "little")


def number(data):
    """The integer with these bytes, the first square in the highest byte."""
    return int.from_bytes(data, "big")
