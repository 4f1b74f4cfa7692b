"""Ignores the top and left edges: negative indices wrap around until they are out of range."""

VERDICT = "Runtime Error"


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
        else:
            self.reveal(board, row, column)
        return board

    def reveal(self, board, row, column):
        around = [
            (i, j)
            for i in range(row - 1, min(row + 2, len(board)))
            for j in range(column - 1, min(column + 2, len(board[0])))
        ]
        mines = sum(board[i][j] == "M" for i, j in around)
        board[row][column] = str(mines) if mines else "B"
        if not mines:
            for i, j in around:
                if board[i][j] == "E":
                    self.reveal(board, i, j)
