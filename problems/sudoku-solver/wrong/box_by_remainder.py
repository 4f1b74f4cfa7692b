"""Numbers a column's box by column % 3 instead of column // 3."""


class Solution:
    def solveSudoku(self, board):
        self.rows = [set() for _ in range(9)]
        self.columns = [set() for _ in range(9)]
        self.boxes = [set() for _ in range(9)]
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
        return self.rows[row], self.columns[column], self.boxes[row // 3 * 3 + column % 3]

    def fill(self, board, blanks):
        if not blanks:
            return True
        row, column = min(blanks, key=lambda blank: -len(set().union(*self.houses(*blank))))
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
