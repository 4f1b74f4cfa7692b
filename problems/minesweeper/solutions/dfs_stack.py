"""Depth-first search with a stack: no recursion, so no limit on the size of the board.

The neighbours come from a table of the eight directions, which is short to write and to read;
eight_written_out.py is the same search without the table. Several neighbours may push the same
square; once it is opened, it is no longer `E` and is skipped.
Level: 2
Time: O(m · n)
Space: O(m · n)
"""

DIRECTIONS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
            return board
        stack = [(row, column)]
        while stack:
            row, column = stack.pop()
            if board[row][column] != "E":
                continue
            around = [
                (row + down, column + right)
                for down, right in DIRECTIONS
                if 0 <= row + down < len(board) and 0 <= column + right < len(board[0])
            ]
            mines = sum(board[i][j] == "M" for i, j in around)
            board[row][column] = str(mines) if mines else "B"
            if not mines:
                stack += [(i, j) for i, j in around if board[i][j] == "E"]
        return board
