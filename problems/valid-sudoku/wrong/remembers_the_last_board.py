"""Keeps the sets in the class, where they still hold the digits of the previous board."""


class Solution:
    rows = [set() for _ in range(9)]  # noqa: RUF012 (the mistake)
    columns = [set() for _ in range(9)]  # noqa: RUF012
    boxes = [set() for _ in range(9)]  # noqa: RUF012

    def isValidSudoku(self, board: list[list[str]]) -> bool:
        for i in range(9):
            for j in range(9):
                digit = board[i][j]
                if digit == ".":
                    continue
                row, column, box = self.rows[i], self.columns[j], self.boxes[i // 3 * 3 + j // 3]
                if digit in row or digit in column or digit in box:
                    return False
                row.add(digit)
                column.add(digit)
                box.add(digit)
        return True
