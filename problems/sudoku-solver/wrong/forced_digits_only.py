"""Fills in only what is forced, a single candidate or a single place, without any search.

Reported as accepted in 2023.
"""

REPORTED = "LeetCode-Feedback #14299"


class Solution:
    def solveSudoku(self, board):
        squares = [(i, j) for i in range(9) for j in range(9)]
        houses = [
            *([(i, j) for j in range(9)] for i in range(9)),
            *([(i, j) for i in range(9)] for j in range(9)),
            *(
                [(i, j) for i in range(top, top + 3) for j in range(left, left + 3)]
                for top in (0, 3, 6)
                for left in (0, 3, 6)
            ),
        ]
        progress = True
        while progress:
            progress = False
            for i, j in squares:
                if board[i][j] == "." and len(self.candidates(board, i, j)) == 1:
                    board[i][j] = self.candidates(board, i, j)[0]
                    progress = True
            for house in houses:
                for digit in "123456789":
                    if any(board[i][j] == digit for i, j in house):
                        continue
                    places = [(i, j) for i, j in house if digit in self.candidates(board, i, j)]
                    if len(places) == 1:
                        row, column = places[0]
                        board[row][column] = digit
                        progress = True

    def candidates(self, board, row, column):
        if board[row][column] != ".":
            return []
        top, left = row // 3 * 3, column // 3 * 3
        seen = set(board[row]) | {line[column] for line in board}
        seen.update(*(line[left : left + 3] for line in board[top : top + 3]))
        return [digit for digit in "123456789" if digit not in seen]
