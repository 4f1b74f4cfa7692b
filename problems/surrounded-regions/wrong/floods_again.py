"""Floods again from every O, even if an earlier flood reached it, which takes O((m · n)²)."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def solve(self, board: list[list[str]]) -> None:
        rows, columns = len(board), len(board[0])
        captured = []
        for row in range(rows):
            for column in range(columns):
                if board[row][column] == "O":
                    seen = [[False] * columns for _ in range(rows)]
                    region = self.region(board, seen, row, column)
                    if not any(i in (0, rows - 1) or j in (0, columns - 1) for i, j in region):
                        captured.append((row, column))
        for i, j in captured:
            board[i][j] = "X"

    def region(self, board, seen, row, column):
        """All squares that are connected to this one."""
        squares = [(row, column)]
        seen[row][column] = True
        for row, column in squares:
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                inside = 0 <= r < len(board) and 0 <= c < len(board[0])
                if inside and board[r][c] == "O" and not seen[r][c]:
                    seen[r][c] = True
                    squares.append((r, c))
        return squares
