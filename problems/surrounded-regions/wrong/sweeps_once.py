"""Spreads from the border in a single sweep of the board, never against its direction."""


class Solution:
    def solve(self, board: list[list[str]]) -> None:
        rows, columns = len(board), len(board[0])
        squares = [(i, j) for i in range(rows) for j in range(columns) if board[i][j] == "O"]
        safe = {(i, j) for i, j in squares if i in (0, rows - 1) or j in (0, columns - 1)}
        for i, j in squares:
            if safe & {(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)}:
                safe.add((i, j))
        for i, j in squares:
            if (i, j) not in safe:
                board[i][j] = "X"
