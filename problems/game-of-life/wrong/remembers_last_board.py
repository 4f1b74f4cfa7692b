"""Keeps the neighbour counts in a class attribute, so the counts of earlier boards are added."""

from collections import Counter


class Solution:
    neighbours = Counter()  # noqa: RUF012 (the mistake)

    def gameOfLife(self, board: list[list[int]]) -> None:
        rows, columns = len(board), len(board[0])
        live = {(i, j) for i, row in enumerate(board) if 1 in row for j in range(columns) if row[j]}
        self.neighbours.update(
            (i, j)
            for row, column in live
            for i in (row - 1, row, row + 1)
            for j in (column - 1, column, column + 1)
            if (i, j) != (row, column)
        )
        for row, column in live:
            if self.neighbours[row, column] not in (2, 3):
                board[row][column] = 0
        for (row, column), count in self.neighbours.items():
            if count == 3 and 0 <= row < rows and 0 <= column < columns:
                board[row][column] = 1
