"""Depth-first search, recursive: a blank reveals the squares around it, and so on.

The search enters only `E` squares and overwrites each of them before it goes on, so no separate set
of visited squares is needed. On a board without mines, the calls may form one long chain: the
recursion limit must allow for m · n calls.

For board = [["E", "E", "E"], ["E", "E", "M"]], click = [0, 0]:

    row  column  board[0]         board[1]
    0    0       ['E', 'E', 'E']  ['E', 'E', 'M']  the click
    0    1       ['B', 'E', 'E']  ['E', 'E', 'M']  (0, 0) is a blank and calls its neighbours
    1    0       ['B', '1', 'E']  ['E', 'E', 'M']  (0, 1) is a digit and calls nothing
    1    1       ['B', '1', 'E']  ['B', 'E', 'M']  (1, 0) is a blank, too
    return [['B', '1', 'E'], ['B', '1', 'M']]
Level: 1
Beware: wrong/digits_spread
Time: O(m · n)
Space: O(m · n), the depth of the recursion
"""


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
            (i, j)
            for i in range(max(row - 1, 0), min(row + 2, len(board)))
            for j in range(max(column - 1, 0), min(column + 2, len(board[0])))
        ]
        mines = sum(board[i][j] == "M" for i, j in around)
        board[row][column] = str(mines) if mines else "B"
        if not mines:
            for i, j in around:
                if board[i][j] == "E":
                    self.reveal(board, i, j)
