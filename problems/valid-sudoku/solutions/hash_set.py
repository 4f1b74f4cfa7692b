"""Hash sets: one for each row, column and box; a digit must be new to all three of its sets.

A square is in row i, in column j and in box i // 3 * 3 + j // 3: the boxes are numbered in reading
order, three side by side. Each set holds the digits seen so far, so the second of two equal digits
in a row, column or box is found when it is read.
Level: 2
From: house_by_house; each square is read three times, once for each of its houses, so read it once,
  and enter its digit into the sets of all three houses
Ask: When a digit is read, which three places must not have it yet? How could one tell without going
  back to the board?
Beware: wrong/one_set_for_all_rows
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
