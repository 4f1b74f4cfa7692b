"""Requires all nine digits in each row, column and box, even if the board has blanks."""


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
        return set(house) == set("123456789")
