"""Checks only the three boxes on the diagonal."""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        rows = board
        columns = zip(*board)
        boxes = (
            [board[i][j] for i in range(top, top + 3) for j in range(left, left + 3)]
            for top, left in ((0, 0), (3, 3), (6, 6))
        )
        return all(self.valid(house) for houses in (rows, columns, boxes) for house in houses)

    def valid(self, house):
        digits = [digit for digit in house if digit != "."]
        return len(digits) == len(set(digits))
