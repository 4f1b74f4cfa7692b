"""Counting from a set of live cells: each live cell adds one to the count of each neighbour.

Only a cell with a count can be born, and only a live cell can die. The game is played like this on
an endless grid; here, the counts beyond the edges are ignored.
Level: 3
From: copy_board; every cell looks at eight others, although only live cells count, so let each live
  cell add one to its neighbours
Time: O(m · n) to find the live cells, then O(1) for each of them
Space: O(k), for k live cells: up to O(m · n)
"""

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
            if neighbours[row, column] not in (2, 3):
                board[row][column] = 0
        for (row, column), count in neighbours.items():
            if count == 3 and 0 <= row < rows and 0 <= column < columns:
                board[row][column] = 1
