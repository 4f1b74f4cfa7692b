"""A copy of the board: count around each cell in the copy, write into the original.

The births and deaths of one generation happen at once, so none may be counted while the others
are still being worked out. The copy stays as it was.
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def gameOfLife(self, board: list[list[int]]) -> None:
        before = [row[:] for row in board]
        for i, row in enumerate(before):
            lines = before[max(i - 1, 0) : i + 2]
            for j, cell in enumerate(row):
                block = sum(sum(line[max(j - 1, 0) : j + 2]) for line in lines)
                board[i][j] = int(block == 3 or (block == 4 and cell == 1))
