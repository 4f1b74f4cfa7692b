"""Looks at row and column -1, which in Python are the last row and the last column."""


class Solution:
    def gameOfLife(self, board: list[list[int]]) -> None:
        before = [row[:] for row in board]
        rows, columns = len(board), len(board[0])
        for row in range(rows):
            for column in range(columns):
                neighbours = sum(
                    before[i][j]
                    for i in range(row - 1, min(row + 2, rows))
                    for j in range(column - 1, min(column + 2, columns))
                )
                neighbours -= before[row][column]
                if before[row][column]:
                    board[row][column] = int(neighbours in (2, 3))
                else:
                    board[row][column] = int(neighbours == 3)
