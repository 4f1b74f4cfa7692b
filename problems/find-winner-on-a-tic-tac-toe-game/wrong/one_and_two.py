"""Adds 1 for A and 2 for B, so that one mark of each looks like a line of A."""


class Solution:
    def tictactoe(self, moves: list[list[int]]) -> str:
        rows, columns = [0] * 3, [0] * 3
        falling = rising = 0
        for number, (row, column) in enumerate(moves):
            mark = 2 if number % 2 else 1
            rows[row] += mark
            columns[column] += mark
            if row == column:
                falling += mark
            if row + column == 2:
                rising += mark
        counts = [*rows, *columns, falling, rising]
        if 3 in counts:
            return "A"
        if 6 in counts:
            return "B"
        return "Draw" if len(moves) == 9 else "Pending"
