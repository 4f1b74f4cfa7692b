"""Multiplies a list of one set, so all rows share that set, as do all columns and all boxes."""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        rows = [set()] * 9
        columns = [set()] * 9
        boxes = [set()] * 9
        for i in range(9):
            for j in range(9):
                digit = board[i][j]
                if digit == ".":
                    continue
                row, column, box = rows[i], columns[j], boxes[i // 3 * 3 + j // 3]
                if digit in row or digit in column or digit in box:
                    return False
                row.add(digit)
                column.add(digit)
                box.add(digit)
        return True
