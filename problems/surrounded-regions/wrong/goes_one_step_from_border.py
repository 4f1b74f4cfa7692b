"""Spares each O next to an O on the border, but goes no further."""

from collections import deque


class Solution:
    def solve(self, board: list[list[str]]) -> None:
        rows, columns = len(board), len(board[0])
        border = [(i, j) for i in range(rows) for j in (0, columns - 1)]
        border += [(i, j) for i in (0, rows - 1) for j in range(columns)]
        safe = {(i, j) for i, j in border if board[i][j] == "O"}
        queue = deque(safe)
        while queue:
            row, column = queue.popleft()
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                inside = 0 <= r < rows and 0 <= c < columns
                if inside and board[r][c] == "O" and (r, c) not in safe:
                    safe.add((r, c))
        for i, row in enumerate(board):
            row[:] = ["O" if (i, j) in safe else "X" for j in range(columns)]
