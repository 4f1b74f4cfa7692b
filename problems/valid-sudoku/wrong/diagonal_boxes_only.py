"""Checks only the three boxes on the diagonal."""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        rows = board
        columns = zip(*board)
        boxes = []
        for top, left in ((0, 0), (3, 3), (6, 6)):
            box = []
            for row in board[top : top + 3]:
                box.extend(row[left : left + 3])
            boxes.append(box)
        return all(self.valid(house) for houses in (rows, columns, boxes) for house in houses)

    def valid(self, house):
        digits = [digit for digit in house if digit != "."]
        return len(digits) == len(set(digits))
