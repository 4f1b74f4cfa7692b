"""Removes a square from `path` on return, so it walks every path again, in exponential time."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
        else:
            self.reveal(board, row, column, set())
        return board

    def reveal(self, board, row, column, path):
        around = [
            (i, j)
            for i in range(max(row - 1, 0), min(row + 2, len(board)))
            for j in range(max(column - 1, 0), min(column + 2, len(board[0])))
        ]
        mines = sum(board[i][j] == "M" for i, j in around)
        board[row][column] = str(mines) if mines else "B"
        if not mines:
            path.add((row, column))
            for i, j in around:
                if board[i][j] in "EB" and (i, j) not in path:
                    self.reveal(board, i, j, path)
            path.remove((row, column))
