"""Backtracking in reading order: try each digit in the next blank, and take back what fails.

This is the textbook solution. Sets of the digits in each row, column and box tell at once which
digits are allowed. How long it takes depends on where the clues are: with few of them at the top,
almost everything is tried before anything clashes.
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
