"""Searches onwards from (row, column) for a blank, but starts each later row at that column too."""


class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
        self.solve(board, 0, 0)

    def solve(self, board, row, column):
        for i in range(row, 9):
            for j in range(column, 9):
                if board[i][j] == ".":
                    for digit in "123456789":
                        if self.fits(board, i, j, digit):
                            board[i][j] = digit
                            if self.solve(board, i, j):
                                return True
                            board[i][j] = "."
                    return False
        return True

    def fits(self, board, row, column, digit):
        top, left = row // 3 * 3, column // 3 * 3
        return (
            digit not in board[row]
            and all(line[column] != digit for line in board)
            and all(digit not in line[left : left + 3] for line in board[top : top + 3])
        )
