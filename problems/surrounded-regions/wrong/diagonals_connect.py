"""Goes on to all eight squares around, so that a diagonal connects."""


class Solution:
    def solve(self, board):
        rows, columns = len(board), len(board[0])
        safe = [(i, j) for i in range(rows) for j in (0, columns - 1)]
        safe += [(i, j) for i in (0, rows - 1) for j in range(columns)]
        safe = [(i, j) for i, j in safe if board[i][j] == "O"]
        known = set(safe)
        for row, column in safe:
            around = [
                (i, j) for i in (row - 1, row, row + 1) for j in (column - 1, column, column + 1)
            ]
            for i, j in around:
                inside = 0 <= i < rows and 0 <= j < columns
                if inside and board[i][j] == "O" and (i, j) not in known:
                    known.add((i, j))
                    safe.append((i, j))
        for i in range(rows):
            for j in range(columns):
                if (i, j) not in known:
                    board[i][j] = "X"
