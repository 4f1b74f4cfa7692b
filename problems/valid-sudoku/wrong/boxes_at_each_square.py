"""Checks every 3 × 3 area of the board, not only the nine boxes into which it is divided."""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        rows = board
        columns = zip(*board)
        boxes = []
        for top in range(7):
            for left in range(7):
                box = []
                for row in board[top : top + 3]:
                    box.extend(row[left : left + 3])
                boxes.append(box)
        return all(self.valid(house) for houses in (rows, columns, boxes) for house in houses)

    def valid(self, house):
        digits = [digit for digit in house if digit != "."]
        return len(digits) == len(set(digits))
