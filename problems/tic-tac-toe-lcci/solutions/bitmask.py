"""Bitmask: each player's squares are the bits of one integer, and each line is a mask.

A line is full if `(squares & mask) == mask`. Python's integers are as long as they need to be, so a
board of 10,000 squares works just like one that fits into a machine word. Shifting the mask of a
row by N gives the next row's mask, and shifting the mask of a column by 1 gives the next column's.
The trace leaves out X's rows and columns.

For board = ["OX", "O "]:

    player  bin(squares)  bin(mask)  bin(squares & mask)
    X       0b10          0b1001     0b0
    X       0b10          0b110      0b10
    O       0b101         0b11       0b1                  O has one square of row 0
    O       0b101         0b1100     0b100                and one of row 1
    return 'O'
Level: 3
From: zip_columns; a line is compared character by character, so let bits stand for squares, and one
  AND compares all of a line
Beware: wrong/word_of_64_bits
Time: O(N³), for 2N + 2 masks of N² bits each, although 30 bits are handled at a time
Space: O(N³) bits, since all masks are made beforehand
"""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        marks = "".join(board)
        masks = self.masks(len(board))
        for player in "XO":
            bits = "".join("1" if mark == player else "0" for mark in reversed(marks))
            squares = int(bits, 2)  # the first square is the lowest bit
            for mask in masks:
                if (squares & mask) == mask:
                    return player
        return "Pending" if " " in marks else "Draw"

    def masks(self, size):
        row = (1 << size) - 1
        column = sum(1 << (i * size) for i in range(size))
        rows = [row << (i * size) for i in range(size)]
        columns = [column << j for j in range(size)]
        diagonal = sum(1 << (i * size + i) for i in range(size))
        anti_diagonal = sum(1 << (i * size + size - 1 - i) for i in range(size))
        return [*rows, *columns, diagonal, anti_diagonal]
