"""Counts the square in the middle for one diagonal, but not for the other."""


class Solution:
    def tictactoe(self, moves: list[list[int]]) -> str:
        rows, columns = [0] * 3, [0] * 3
        falling = rising = 0
        for number, (row, column) in enumerate(moves):
            mark = -1 if number % 2 else 1
            rows[row] += mark
            columns[column] += mark
            if row == column:
                falling += mark
            elif row + column == 2:
                rising += mark
        counts = [*rows, *columns, falling, rising]
        if 3 in counts:
            return "A"
        if -3 in counts:
            return "B"
        return "Draw" if len(moves) == 9 else "Pending"
