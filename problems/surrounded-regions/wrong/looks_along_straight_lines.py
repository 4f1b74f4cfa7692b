"""Spares an O only if a straight line of O's leads to the border."""


class Solution:
    def solve(self, board: list[list[str]]) -> None:
        before = [row[:] for row in board]
        for row in range(len(board)):
            for column in range(len(board[0])):
                line = before[row]
                across = [squares[column] for squares in before]
                lines = line[:column], line[column:], across[:row], across[row:]
                if all("X" in straight for straight in lines):
                    board[row][column] = "X"
