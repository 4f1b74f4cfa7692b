"""Ends the range before 9, and never checks the nines."""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        for digit in map(str, range(1, 9)):
            squares = [(i, j) for i in range(9) for j in range(9) if board[i][j] == digit]
            rows = {i for i, j in squares}
            columns = {j for i, j in squares}
            boxes = {(i // 3, j // 3) for i, j in squares}
            if not len(squares) == len(rows) == len(columns) == len(boxes):
                return False
        return True
