"""Truncates squares and masks to 64 bits, as in C; from 9×9 upwards, a mask may be empty."""

CAUGHT_BY = "generated"

WORD = 2**64 - 1


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        marks = "".join(board)
        masks = self.masks(len(board))
        for player in "XO":
            bits = "".join("1" if mark == player else "0" for mark in reversed(marks))
            squares = int(bits, 2) & WORD  # the first square is the lowest bit
            for mask in masks:
                if (squares & mask) == (mask & WORD):
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
