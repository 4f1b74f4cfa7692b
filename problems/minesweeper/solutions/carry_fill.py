"""Bit manipulation: each square is a hexadecimal digit, and the carry of an addition fills a run.

The board is one integer. Printing it in hexadecimal draws it, shifting it by a digit moves every
square, and adding shifted boards counts all mines at once. A row of eight, with f for each blank:

      fff0ffff   two runs; one of them has been reached
    +      f00   at this square, f + f = 1e; further left, each f plus the carried 1 is 10
    = fff10eff   so the f's that have changed are the run, from this square to its left end

Carries go only to the left. To the right, shifts by 1, 2, 4 ... digits double the filled length.
Level: 4
Time: O(m · n) on an open board; O(m · n² · log n) in the worst case, with many short runs
Space: O(m · n)
"""

TO_HEX = str.maketrans("BEM", "0ea")  # 1 to 8 stay as they are; only e and a have both bits 1 and 3
FROM_HEX = str.maketrans("0ea", "BEM")


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
            return board
        rows, columns = len(board), len(board[0])
        gap = "B" * (2 - columns % 2)  # keeps rows apart, and fills each up to whole bytes
        stride = columns + len(gap)
        size, down = rows * stride // 2, 4 * stride  # in bytes; in bits, from one row to the next
        text = gap.join(map("".join, board)) + gap
        digits = number(bytes.fromhex(text.translate(TO_HEX)))
        ones = number(b"\x11" * size)

        hidden = digits >> 1 & digits >> 3 & ones
        empties = hidden & digits >> 2  # bit 2 tells e from a
        mined = hidden ^ empties
        three = mined + (mined << 4) + (mined >> 4)  # in each square and the two beside it
        counts = three + (three << down) + (three >> down) - mined
        near_mines = counts + 7 * ones >> 3 & ones  # 1 + 7 is 8, the first with bit 3
        blanks = 15 * (empties & ~near_mines)

        clicked = 15 << 4 * (stride - 1 - column)
        left = flood(blanks.to_bytes(size, "big"), stride // 2, row, clicked)
        shown = blanks ^ number(left)
        shown |= shown << 4 | shown >> 4  # the squares around the blanks are shown, too
        shown |= shown << down | shown >> down
        shown |= clicked << down * (rows - 1 - row)  # the clicked square need not be blank
        digits ^= (digits ^ counts) & shown & 15 * empties
        text = digits.to_bytes(size, "big").hex().translate(FROM_HEX)
        return [list(text[i : i + columns]) for i in range(0, len(text), stride)]


def flood(blanks: bytes, width: int, row: int, clicked: int) -> bytes:
    """The blanks that remain when all blanks connected with the click are taken away."""
    free = [number(blanks[i : i + width]) for i in range(0, len(blanks), width)]
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
            if seeds := near & free[i]:
                reached[i] |= seeds
                stack.append(i)
    return b"".join([line.to_bytes(width, "big") for line in free[:-1]])


def fill(reached: int, free: int) -> int:
    """Every run that has a reached square, as a whole."""
    if reached == free:
        return free
    reached |= free & ~(free + reached)
    known, shift = 0, 4
    while reached != known:
        known = reached
        reached |= reached >> shift & free
        free &= free >> shift  # where a path twice as long is open
        shift *= 2
    return reached


def number(data: bytes) -> int:
    return int.from_bytes(data, "big")
