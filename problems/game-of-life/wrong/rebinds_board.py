"""Builds the next generation and names it `board`: the caller's board stays as it was."""


class Solution:
    def gameOfLife(self, board):
        after = [row[:] for row in board]
        rows, columns = len(board), len(board[0])
        for row in range(rows):
            for column in range(columns):
                neighbours = sum(
                    board[i][j]
                    for i in range(max(row - 1, 0), min(row + 2, rows))
                    for j in range(max(column - 1, 0), min(column + 2, columns))
                    if (i, j) != (row, column)
                )
                if board[row][column]:
                    after[row][column] = int(neighbours in (2, 3))
                else:
                    after[row][column] = int(neighbours == 3)
        board = after
