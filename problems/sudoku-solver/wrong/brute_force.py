"""Brute force: fills the blanks with every combination of digits, and checks each full grid.

Level: 1
Time: O(9^b) for b blanks
Space: O(b)
"""

from itertools import product

VERDICT = "Time Limit Exceeded"


class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
        blanks = [(i, j) for i in range(9) for j in range(9) if board[i][j] == "."]
        for digits in product("123456789", repeat=len(blanks)):
            for (i, j), digit in zip(blanks, digits):
                board[i][j] = digit
            if self.is_solved(board):
                return

    def is_solved(self, board):
        """Whether each row, column and box has nine distinct digits."""
        corners = [(i, j) for i in (0, 3, 6) for j in (0, 3, 6)]
        boxes = [[board[i + k // 3][j + k % 3] for k in range(9)] for i, j in corners]
        return all(len(set(house)) == 9 for house in [*board, *zip(*board), *boxes])
