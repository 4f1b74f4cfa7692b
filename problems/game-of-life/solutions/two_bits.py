"""Two bits per cell: bit 0 is the present and bit 1 the future, both on the board itself.

Only bit 0 is counted, so the future does no harm. `block` also counts the cell itself: 3 means
life, 4 no change, and any other sum death. At the end, a shift by one bit makes the future present.

For board = [[1, 1], [1, 0]]:

    row  column  block  board
    0    0       3      [[3, 1], [1, 0]]
    0    1       3      [[3, 3], [1, 0]]
    1    0       3      [[3, 3], [3, 0]]
    1    1       3      [[3, 3], [3, 2]]  a birth, not counted before the shift
Level: 2
From: copy_board; the copy holds one old state for each cell, so keep both states in the cell
  itself, the old one in bit 0, and the new one in bit 1
Ask: Which values can an entry have that still tell whether its cell was alive?
Beware: wrong/counts_the_newborn, wrong/forgets_the_dying
Time: O(m · n)
Space: O(1)
"""


class Solution:
    def gameOfLife(self, board: list[list[int]]) -> None:
        rows, columns = len(board), len(board[0])
        for row in range(rows):
            lines = board[max(row - 1, 0) : row + 2]
            for column in range(columns):
                near = slice(max(column - 1, 0), column + 2)
                block = sum(cell & 1 for line in lines for cell in line[near])  # itself included
                if block == 3 or (block == 4 and board[row][column] & 1):
                    board[row][column] |= 2
        for row in board:
            for column in range(columns):
                row[column] >>= 1
