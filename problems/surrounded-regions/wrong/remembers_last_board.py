"""Keeps the safe squares in a class attribute, where the safe squares of earlier boards remain."""

from collections import deque


class Solution:
    safe = set()  # noqa: RUF012 (the mistake)

    def solve(self, board: list[list[str]]) -> None:
        rows, columns = len(board), len(board[0])
        border = [(i, j) for i in range(rows) for j in (0, columns - 1)]
        border += [(i, j) for i in (0, rows - 1) for j in range(columns)]
        queue = deque((i, j) for i, j in border if board[i][j] == "O")
        self.safe.update(queue)
        while queue:
            row, column = queue.popleft()
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                inside = 0 <= r < rows and 0 <= c < columns
                if inside and board[r][c] == "O" and (r, c) not in self.safe:
                    self.safe.add((r, c))
                    queue.append((r, c))
        for i, row in enumerate(board):
            row[:] = ["O" if (i, j) in self.safe else "X" for j in range(columns)]
