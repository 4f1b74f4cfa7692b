"""Counting lines and boxes: squares of one digit must all be in different rows, columns and boxes.

The squares are like rooks on a chessboard that must not attack one another. If k squares lie in k
rows, k columns and k boxes, no row, column or box has the digit twice.
Level: 4
From: house_by_house; the digits of each house are collected only to see whether one repeats, so
  take one digit at a time, and check its squares against all houses at once
Time: O(1): nine passes through the 81 squares
Space: O(1): the squares of one digit
"""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        for digit in "123456789":
            squares = [(i, j) for i in range(9) for j in range(9) if board[i][j] == digit]
            rows = {i for i, j in squares}
            columns = {j for i, j in squares}
            boxes = {(i // 3, j // 3) for i, j in squares}
            if not len(squares) == len(rows) == len(columns) == len(boxes):
                return False
        return True
