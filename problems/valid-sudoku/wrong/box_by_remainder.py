"""Numbers a box by i % 3 and j % 3, which is the place of a square within its box."""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        rows = [set() for _ in range(9)]
        columns = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        for i in range(9):
            for j in range(9):
                digit = board[i][j]
                if digit == ".":
                    continue
                row, column, box = rows[i], columns[j], boxes[i % 3 * 3 + j % 3]
                if digit in row or digit in column or digit in box:
                    return False
                row.add(digit)
                column.add(digit)
                box.add(digit)
        return True
