"""Also requires that some digit fits into each blank, which the rules do not ask for."""

CAUGHT_BY = "generated"


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
                row, column, box = rows[i], columns[j], boxes[i // 3 * 3 + j // 3]
                if digit in row or digit in column or digit in box:
                    return False
                row.add(digit)
                column.add(digit)
                box.add(digit)
        return all(
            board[i][j] != "." or len(rows[i] | columns[j] | boxes[i // 3 * 3 + j // 3]) < 9
            for i in range(9)
            for j in range(9)
        )
