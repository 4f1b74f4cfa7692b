"""Backtracking in reading order: try each allowed digit in the next blank; take back failures.

A digit is allowed if it is in none of the sets of its row, column and box. The search tries every
allowed digit, so it finds the solution; a wrong digit is taken back when some later blank allows no
digit. The time depends on the clues: with few clues at the top, wrong digits clash late.
Level: 2
From: wrong/brute_force; one clash spoils every grid that contains it, so test each digit before
  filling the next blank
Ask: Which digits may one blank hold? How can you see this without reading its row, its column and
  its box again?
Beware: wrong/clears_after_success, wrong/keeps_failed_digits
Time: O(9^b) for b blanks in the worst case; up to millions of steps on the hardest grids tried
Space: O(b)
"""

from collections import defaultdict


class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
        rows, columns, boxes = defaultdict(set), defaultdict(set), defaultdict(set)
        blanks = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    blanks.append((i, j))
                else:
                    rows[i].add(board[i][j])
                    columns[j].add(board[i][j])
                    boxes[i // 3 * 3 + j // 3].add(board[i][j])

        def fill(start):
            if start == len(blanks):
                return True
            i, j = blanks[start]
            row, column, box = rows[i], columns[j], boxes[i // 3 * 3 + j // 3]
            for digit in "123456789":
                if digit in row or digit in column or digit in box:
                    continue
                row.add(digit)
                column.add(digit)
                box.add(digit)
                board[i][j] = digit
                if fill(start + 1):
                    return True
                row.remove(digit)
                column.remove(digit)
                box.remove(digit)
            return False

        fill(0)
