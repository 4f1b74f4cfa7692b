"""Joins opposite edges of the board, so cells at opposite edges become neighbours."""


class Solution:
    def gameOfLife(self, board: list[list[int]]) -> None:
        before = [row[:] for row in board]
        rows, columns = len(board), len(board[0])
        for row in range(rows):
            for column in range(columns):
                neighbours = sum(
                    before[i % rows][j % columns]
                    for i in range(row - 1, row + 2)
                    for j in range(column - 1, column + 2)
                )
                neighbours -= before[row][column]
                if before[row][column]:
                    board[row][column] = int(neighbours in (2, 3))
                else:
                    board[row][column] = int(neighbours == 3)
