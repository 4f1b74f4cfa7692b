"""Sweeps the board back and forth at most ten times, but a region may wind more often."""

CAUGHT_BY = "generated"


class Solution:
    def solve(self, board: list[list[str]]) -> None:
        rows, columns = len(board), len(board[0])
        squares = [(i, j) for i in range(rows) for j in range(columns) if board[i][j] == "O"]
        safe = {(i, j) for i, j in squares if i in (0, rows - 1) or j in (0, columns - 1)}
        for _ in range(10):
            known = len(safe)
            for i, j in squares:
                if safe & {(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)}:
                    safe.add((i, j))
            if len(safe) == known:
                break
            squares.reverse()
        for i, j in squares:
            if (i, j) not in safe:
                board[i][j] = "X"
