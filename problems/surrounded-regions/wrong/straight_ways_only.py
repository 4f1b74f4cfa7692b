"""Spares an O that sees the border along a straight line of O's, and no other."""


class Solution:
    def solve(self, board: list[list[str]]) -> None:
        before = [row[:] for row in board]
        for row in range(len(board)):
            for column in range(len(board[0])):
                line = before[row]
                across = [squares[column] for squares in before]
                ways = line[:column], line[column:], across[:row], across[row:]
                if all("X" in way for way in ways):
                    board[row][column] = "X"
