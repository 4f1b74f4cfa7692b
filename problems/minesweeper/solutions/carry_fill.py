"""Whole rows at once: each square is a hexadecimal digit, and the carry of an addition fills a run.

The board is one integer. Printing it in hexadecimal draws it, shifting it by a digit moves every
square, and adding shifted boards counts all mines at once. A row of eight, with f for each blank:

      fff0ffff   two runs, of which one has been reached
    +      f00   at this square: f + f is 1e, then each f to the left, plus the 1 carried, is 10
    = fff10eff   so the digits that changed, and that square, are the run as far as its left end

Carries never go to the right. There, each shift of what is filled reaches twice as far: 1, 2, 4 ...
Time: O(m · n) on an open board; O(m · n² · log n) at worst, filling one short run after the other
Space: O(m · n)
"""

TO_HEX = str.maketrans("BEM", "0ea")  # 1 to 8 stay as they are; only e and a have bits 1 and 3
FROM_HEX = str.maketrans("0ea", "BEM")


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
            return board
        rows, columns = len(board), len(board[0])
        gap = "B" * (2 - columns % 2)  # keeps the ends of rows apart, and makes them whole bytes
        stride = columns + len(gap)
        size, down = rows * stride // 2, 4 * stride  # in bytes; in bits, from one row to another
        text = gap.join(map("".join, board)) + gap
        squares = number(bytes.fromhex(text.translate(TO_HEX)))
        ones = number(b"\x11" * size)

        hidden = squares >> 1 & squares >> 3 & ones
        empty = hidden & squares >> 2  # bit 2 tells e from a
        mines = hidden ^ empty
        three = mines + (mines << 4) + (mines >> 4)  # in each square and the two beside it
        counts = three + (three << down) + (three >> down) - mines
        mined = counts + 7 * ones >> 3  # has a 1 where the count is at least 1
        blank = 15 * (empty & ~mined)

        clicked = 15 << 4 * (stride - 1 - column)
        left = flood(blank.to_bytes(size, "big"), stride // 2, row, clicked)
        opened = blank ^ number(left)
        opened |= opened << 4 | opened >> 4
        opened |= opened << down | opened >> down
        opened |= clicked << down * (rows - 1 - row)  # which need not be blank
        squares ^= (squares ^ counts) & opened & 15 * empty
        text = squares.to_bytes(size, "big").hex().translate(FROM_HEX)
        return [list(text[i : i + columns]) for i in range(0, len(text), stride)]


def flood(blank: bytes, width: int, row: int, clicked: int) -> bytes:
    """What is left of the blanks when all that are connected with the click are taken away."""
    free = [number(blank[i : i + width]) for i in range(0, len(blank), width)]
    free.append(0)  # below the last row; as free[-1], also above the first
    reached = [0] * len(free)
    reached[row] = clicked & free[row]
    stack = [row]
    while stack:
        row = stack.pop()
        runs = fill(reached[row], free[row])
        reached[row] = 0
        free[row] ^= runs  # so that no run is filled twice
        near = runs | runs << 4 | runs >> 4
        for i in (row - 1, row + 1):
            if squares := near & free[i]:
                reached[i] |= squares
                stack.append(i)
    return b"".join([line.to_bytes(width, "big") for line in free[:-1]])


def fill(reached: int, free: int) -> int:
    """The whole of each run of which a square has been reached."""
    if reached == free:
        return free
    reached |= free & ~(free + reached)
    before, shift = 0, 4
    while reached != before:
        before = reached
        reached |= reached >> shift & free
        free &= free >> shift  # a path twice as long as before lies open
        shift *= 2
    return reached


def number(digits: bytes) -> int:
    return int.from_bytes(digits, "big")
