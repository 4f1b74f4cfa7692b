"""Captures only an O with an X on all four sides, never a region of two squares or more."""


class Solution:
    def solve(self, board: list[list[str]]) -> None:
        for row in range(1, len(board) - 1):
            for column in range(1, len(board[0]) - 1):
                sides = [
                    board[row - 1][column],
                    board[row + 1][column],
                    board[row][column - 1],
                    board[row][column + 1],
                ]
                if board[row][column] == "O" and sides == ["X"] * 4:
                    board[row][column] = "X"
