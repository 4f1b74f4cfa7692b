"""Bitmask: each player's squares are the bits of one integer, and each line is a mask.

A line is won when `squares & mask == mask`. Python's integers are as long as they need to be, so a
board of 10,000 squares works just like one that fits into a machine word. Shifting the mask of a
row by N gives the next row's mask, and shifting the mask of a column by 1 gives the next column's.
Level: 3
Beware: wrong/word_of_64_bits
Time: O(N³), for 2N + 2 masks of N² bits each, although 30 bits are handled at a time
Space: O(N²)
"""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        marks = "".join(board)
        for player in "XO":
            bits = "".join("1" if mark == player else "0" for mark in reversed(marks))
            squares = int(bits, 2)  # the first square is the lowest bit
            if any(squares & mask == mask for mask in self.masks(len(board))):
                return player
        return "Pending" if " " in marks else "Draw"

    def masks(self, size):
        row = (1 << size) - 1
        column = sum(1 << i * size for i in range(size))
        for i in range(size):
            yield row << i * size
            yield column << i
        yield sum(1 << i * size + i for i in range(size))
        yield sum(1 << i * size + size - 1 - i for i in range(size))
