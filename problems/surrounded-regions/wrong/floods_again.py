"""Floods anew from every O on the border, even where an earlier flood has been."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def solve(self, board):
        rows, columns = len(board), len(board[0])
        border = [(i, j) for i in range(rows) for j in (0, columns - 1)]
        border += [(i, j) for i in (0, rows - 1) for j in range(columns)]
        safe = set()
        for square in border:
            safe |= self.flood(board, *square)
        for i in range(rows):
            for j in range(columns):
                if (i, j) not in safe:
                    board[i][j] = "X"

    def flood(self, board, row, column):
        if board[row][column] == "X":
            return set()
        known = {(row, column)}
        stack = [(row, column)]
        while stack:
            row, column = stack.pop()
            for i, j in (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1):
                inside = 0 <= i < len(board) and 0 <= j < len(board[0])
                if inside and board[i][j] == "O" and (i, j) not in known:
                    known.add((i, j))
                    stack.append((i, j))
        return known
