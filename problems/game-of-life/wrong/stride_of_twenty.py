"""Counts by the number row * 20 + column, which is unique only on boards up to 20 wide."""

from collections import Counter

CAUGHT_BY = "killers"


class Solution:
    def gameOfLife(self, board):
        live = [i * 20 + j for i, row in enumerate(board) for j, cell in enumerate(row) if cell]
        steps = (-21, -20, -19, -1, 1, 19, 20, 21)
        neighbours = Counter(cell + step for cell in live for step in steps)
        for i, row in enumerate(board):
            for j, cell in enumerate(row):
                count = neighbours[i * 20 + j]
                row[j] = int(count == 3 or (count == 2 and cell == 1))
