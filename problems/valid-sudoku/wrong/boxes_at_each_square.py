"""Checks every 3 × 3 area of the board, not only the nine boxes into which it is divided."""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        rows = board
        columns = zip(*board)
        boxes = (
            [board[i][j] for i in range(top, top + 3) for j in range(left, left + 3)]
            for top in range(7)
            for left in range(7)
        )
        return all(self.valid(house) for houses in (rows, columns, boxes) for house in houses)

    def valid(self, house):
        digits = [digit for digit in house if digit != "."]
        return len(digits) == len(set(digits))
