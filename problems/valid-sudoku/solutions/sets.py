"""A set of the digits seen so far for each row, column and box: a digit must be new to all three.

The box of a square is counted in reading order, three boxes to a band of three rows.
Time: O(1): 81 squares, each visited once
Space: O(1): 27 sets of at most nine digits
"""


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
        return True
