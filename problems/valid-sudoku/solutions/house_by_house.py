"""Hash set of one house at a time: a house with a repeated digit has more digits than its set.

A set drops repetitions. One test serves all 27 houses: the nine rows, nine columns and nine boxes.
Level: 1
Beware: wrong/blanks_repeat
Time: O(1): each of the 81 squares is read three times
Space: O(1): copies of 81 squares, and the digits of one house
"""


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
        digits = [digit for digit in house if digit != "."]
        return len(digits) == len(set(digits))
