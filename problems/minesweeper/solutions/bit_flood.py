"""Bitmask: one integer holds all opened squares, and each step opens the neighbours of blanks.

A square is one bit, a row is `stride` bits, and a shift moves every square at once. The flood ends
when a step adds nothing. Without mines, the flood takes at most max(m, n) steps.

For board = [["E", "E", "E", "E", "M"]], click = [0, 0]:

    bin(blank)  bin(opened)
    0b111       0b11         the lowest bit is the first square
    0b111       0b111
    0b111       0b1111       the fourth square opens, but is no blank
    0b111       0b1111       nothing spreads from it
Level: 4
From: eight_written_out; the squares are visited one after another, so move all of them at once
Time: O((m · n)²) in a winding corridor; each step takes O(m · n), 30 squares at a time
Space: O(m · n)
"""

# Steps on three rows, with o for open blanks and # for squares next to a mine. Such a square opens,
# but nothing spreads from it, so each step is: opened |= around(opened & blank) & empty
#   . . . # .      o o . # .      o o o # .
#   o . . # .  ->  o o . # .  ->  o o o # .  ->  and then the digits, but not the squares beyond
#   . . . # .      o o . # .      o o o # .

MARKS = " MEB12345678"
IS_MINE, IS_EMPTY = str.maketrans(MARKS, "010000000000"), str.maketrans(MARKS, "001000000000")


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
            return board
        stride = len(board[0]) + 1  # a spare square after each row keeps rows apart
        text = " ".join(map("".join, board))[::-1]  # the first square is the lowest bit
        mines, empty = int(text.translate(IS_MINE), 2), int(text.translate(IS_EMPTY), 2)

        def around(squares):
            """These squares and the eight around each of them."""
            squares |= squares << 1 | squares >> 1
            return squares | squares << stride | squares >> stride

        def places(squares):
            bits = reversed(f"{squares:b}")
            return [divmod(place, stride) for place, bit in enumerate(bits) if bit == "1"]

        blank = empty & ~around(mines)
        opened, before = 1 << (row * stride + column), 0
        while opened != before:
            before = opened
            opened |= around(opened & blank) & empty

        for i, j in places(opened & blank):
            board[i][j] = "B"
        for i, j in places(opened & ~blank):
            near = [line[max(j - 1, 0) : j + 2] for line in board[max(i - 1, 0) : i + 2]]
            board[i][j] = str(sum(line.count("M") for line in near))
        return board
