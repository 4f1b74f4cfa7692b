"""Builds the right board and names it `board`: the caller's board stays as it was."""


class Solution:
    def solve(self, board):
        rows, columns = len(board), len(board[0])
        safe = [(i, j) for i in range(rows) for j in (0, columns - 1)]
        safe += [(i, j) for i in (0, rows - 1) for j in range(columns)]
        safe = [(i, j) for i, j in safe if board[i][j] == "O"]
        known = set(safe)
        for row, column in safe:
            for i, j in (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1):
                inside = 0 <= i < rows and 0 <= j < columns
                if inside and board[i][j] == "O" and (i, j) not in known:
                    known.add((i, j))
                    safe.append((i, j))
        board = [["O" if (i, j) in known else "X" for j in range(columns)] for i in range(rows)]
