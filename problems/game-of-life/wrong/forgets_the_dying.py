"""Marks a cell that dies as 2, and no longer counts it among the live ones."""


class Solution:
    def gameOfLife(self, board):
        rows, columns = len(board), len(board[0])
        for row in range(rows):
            for column in range(columns):
                neighbours = sum(
                    board[i][j] == 1
                    for i in range(max(row - 1, 0), min(row + 2, rows))
                    for j in range(max(column - 1, 0), min(column + 2, columns))
                    if (i, j) != (row, column)
                )
                if board[row][column] == 1 and neighbours not in (2, 3):
                    board[row][column] = 2
                if board[row][column] == 0 and neighbours == 3:
                    board[row][column] = 3
        for row in board:
            for column in range(columns):
                row[column] %= 2
