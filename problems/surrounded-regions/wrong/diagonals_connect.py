"""Spreads to all eight neighbours, so diagonals connect."""

from collections import deque
from itertools import product


class Solution:
    def solve(self, board: list[list[str]]) -> None:
        rows, columns = len(board), len(board[0])
        border = [(i, j) for i in range(rows) for j in (0, columns - 1)]
        border += [(i, j) for i in (0, rows - 1) for j in range(columns)]
        safe = {(i, j) for i, j in border if board[i][j] == "O"}
        queue = deque(safe)
        while queue:
            row, column = queue.popleft()
            for r, c in product((row - 1, row, row + 1), (column - 1, column, column + 1)):
                inside = 0 <= r < rows and 0 <= c < columns
                if inside and board[r][c] == "O" and (r, c) not in safe:
                    safe.add((r, c))
                    queue.append((r, c))
        for i, row in enumerate(board):
            row[:] = ["O" if (i, j) in safe else "X" for j in range(columns)]
