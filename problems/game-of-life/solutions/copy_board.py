"""Simulation on a copy: count around each cell in the copy, and write into the original.

The births and deaths of one generation happen at once, so none of them may be counted while the
others are still being worked out. The copy keeps the old board.

For board = [[1, 1], [1, 0]]:

    row  column  neighbours  board
    0    0       2           [[1, 1], [1, 0]]
    0    1       2           [[1, 1], [1, 0]]
    1    0       2           [[1, 1], [1, 0]]
    1    1       3           [[1, 1], [1, 1]]  a birth
Level: 1
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def gameOfLife(self, board: list[list[int]]) -> None:
        before = [row[:] for row in board]
        rows, columns = len(board), len(board[0])
        for row in range(rows):
            for column in range(columns):
                neighbours = sum(
                    before[i][j]
                    for i in range(max(row - 1, 0), min(row + 2, rows))
                    for j in range(max(column - 1, 0), min(column + 2, columns))
                )
                neighbours -= before[row][column]
                if before[row][column]:
                    board[row][column] = int(neighbours in (2, 3))
                else:
                    board[row][column] = int(neighbours == 3)
