"""Numbers the cells as row * 20 + column, which works only on boards of up to 19 columns."""

from collections import Counter

CAUGHT_BY = "generated"


class Solution:
    def gameOfLife(self, board: list[list[int]]) -> None:
        rows, columns = len(board), len(board[0])
        live = {(i, j) for i, row in enumerate(board) if 1 in row for j in range(columns) if row[j]}
        neighbours = Counter(
            i * 20 + j
            for row, column in live
            for i in (row - 1, row, row + 1)
            for j in (column - 1, column, column + 1)
            if (i, j) != (row, column)
        )
        for row, column in live:
            if neighbours[row * 20 + column] not in (2, 3):
                board[row][column] = 0
        for square, count in neighbours.items():
            row, column = divmod(square, 20)
            if count == 3 and 0 <= row < rows and 0 <= column < columns:
                board[row][column] = 1
