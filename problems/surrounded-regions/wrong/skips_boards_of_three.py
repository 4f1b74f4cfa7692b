"""Returns at once for up to three rows or columns, but a board of 3 × 3 has a square inside."""


class Solution:
    def solve(self, board: list[list[str]]) -> None:
        rows, columns = len(board), len(board[0])
        if rows <= 3 or columns <= 3:
            return
        for row in range(rows):
            self.spare(board, row, 0)
            self.spare(board, row, columns - 1)
        for column in range(columns):
            self.spare(board, 0, column)
            self.spare(board, rows - 1, column)
        for row in board:
            row[:] = ["O" if letter == "S" else "X" for letter in row]

    def spare(self, board, row, column):
        if not (0 <= row < len(board) and 0 <= column < len(board[0])):
            return
        if board[row][column] != "O":
            return
        board[row][column] = "S"
        for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
            self.spare(board, r, c)
