"""Depth-first search by recursion, over a table of the eight directions.

It only enters `E` squares and overwrites each before going on, so the board itself is the mark.
An open board is one long chain of calls: the recursion limit has to allow for m · n of them.
Time: O(m · n)
Space: O(m · n), the depth of the recursion
"""

DIRECTIONS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
        else:
            self.reveal(board, row, column)
        return board

    def reveal(self, board, row, column):
        around = [
            (row + down, column + right)
            for down, right in DIRECTIONS
            if 0 <= row + down < len(board) and 0 <= column + right < len(board[0])
        ]
        mines = sum(board[i][j] == "M" for i, j in around)
        board[row][column] = str(mines) if mines else "B"
        if not mines:
            for i, j in around:
                if board[i][j] == "E":
                    self.reveal(board, i, j)
