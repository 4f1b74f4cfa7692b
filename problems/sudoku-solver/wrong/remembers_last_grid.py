"""The sets of digits are class attributes, which live from call to call."""


class Solution:
    rows = [set() for _ in range(9)]  # noqa: RUF012 (the mistake)
    columns = [set() for _ in range(9)]  # noqa: RUF012
    boxes = [set() for _ in range(9)]  # noqa: RUF012

    def solveSudoku(self, board):
        blanks = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    blanks.append((i, j))
                else:
                    for house in self.houses(i, j):
                        house.add(board[i][j])
        self.fill(board, blanks)

    def houses(self, row, column):
        return self.rows[row], self.columns[column], self.boxes[row // 3 * 3 + column // 3]

    def fill(self, board, blanks):
        if not blanks:
            return True
        row, column = max(blanks, key=lambda blank: len(set().union(*self.houses(*blank))))
        rest = [blank for blank in blanks if blank != (row, column)]
        houses = self.houses(row, column)
        for digit in "123456789":
            if not any(digit in house for house in houses):
                for house in houses:
                    house.add(digit)
                board[row][column] = digit
                if self.fill(board, rest):
                    return True
                board[row][column] = "."
                for house in houses:
                    house.remove(digit)
        return False
