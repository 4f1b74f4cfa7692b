"""Keeps the counts of rows and columns in class attributes, so the next game starts with them."""


class Solution:
    rows, columns = [0] * 3, [0] * 3

    def tictactoe(self, moves: list[list[int]]) -> str:
        falling = rising = 0
        for number, (row, column) in enumerate(moves):
            mark = -1 if number % 2 else 1
            self.rows[row] += mark
            self.columns[column] += mark
            if row == column:
                falling += mark
            if row + column == 2:
                rising += mark
        counts = [*self.rows, *self.columns, falling, rising]
        if 3 in counts:
            return "A"
        if -3 in counts:
            return "B"
        return "Draw" if len(moves) == 9 else "Pending"
