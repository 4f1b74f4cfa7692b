"""Replaces the old state with the new one in every row but the last."""


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
        for row in board[:-1]:
            for column in range(columns):
                row[column] >>= 1
