"""Keeps the live cells as row * 20 + column, which is unique only on boards up to 20 wide."""

CAUGHT_BY = "killers"


class Solution:
    def gameOfLife(self, board):
        rows, columns = len(board), len(board[0])
        live = {i * 20 + j for i in range(rows) for j in range(columns) if board[i][j]}
        for row in range(rows):
            for column in range(columns):
                neighbours = sum(
                    i * 20 + j in live
                    for i in range(max(row - 1, 0), min(row + 2, rows))
                    for j in range(max(column - 1, 0), min(column + 2, columns))
                    if (i, j) != (row, column)
                )
                if board[row][column]:
                    board[row][column] = int(neighbours in (2, 3))
                else:
                    board[row][column] = int(neighbours == 3)
