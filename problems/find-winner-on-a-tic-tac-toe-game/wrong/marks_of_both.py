"""Counts the marks of both players together, and gives a full line to the one who moved last."""


class Solution:
    def tictactoe(self, moves: list[list[int]]) -> str:
        rows, columns = [0] * 3, [0] * 3
        falling = rising = 0
        for row, column in moves:
            rows[row] += 1
            columns[column] += 1
            if row == column:
                falling += 1
            if row + column == 2:
                rising += 1
        counts = [*rows, *columns, falling, rising]
        if 3 in counts:
            return "A" if len(moves) % 2 else "B"
        return "Draw" if len(moves) == 9 else "Pending"
