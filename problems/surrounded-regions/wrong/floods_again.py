"""Floods anew from every O, even where an earlier flood has been."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def solve(self, board):
        rows, columns = len(board), len(board[0])
        squares = [(i, j) for i in range(rows) for j in range(columns) if board[i][j] == "O"]
        captured = [square for square in squares if not self.gets_out(board, *square)]
        for i, j in captured:
            board[i][j] = "X"

    def gets_out(self, board, row, column):
        known = {(row, column)}
        stack = [(row, column)]
        on_border = False
        while stack:
            row, column = stack.pop()
            for i, j in (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1):
                if not (0 <= i < len(board) and 0 <= j < len(board[0])):
                    on_border = True
                elif board[i][j] == "O" and (i, j) not in known:
                    known.add((i, j))
                    stack.append((i, j))
        return on_border
