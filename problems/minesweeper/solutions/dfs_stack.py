"""Depth-first search with a stack: no recursion, so no limit on the size of the board.

A blank pushes its neighbours, and the square on top is revealed next. Several blanks may push the
same square; once it is revealed, it is no longer `E`, and is skipped.

For board = [["E", "E", "E"], ["E", "E", "M"]], click = [0, 0]:

    row  column  board                               stack
    0    0       [['B', 'E', 'E'], ['E', 'E', 'M']]  [(0, 1), (1, 0), (1, 1)]
    1    1       [['B', 'E', 'E'], ['E', '1', 'M']]  [(0, 1), (1, 0)]
    1    0       [['B', 'E', 'E'], ['B', '1', 'M']]  [(0, 1), (0, 1)]          pushed twice
    0    1       [['B', '1', 'E'], ['B', '1', 'M']]  [(0, 1)]
    0    1       [['B', '1', 'E'], ['B', '1', 'M']]  []                        skipped
Level: 2
From: dfs; the recursion may be as deep as the opened field is large, so keep the pending squares in
  a list instead of in calls
Ask: What do the calls that have not returned yet still have to do, and where could you note that?
Time: O(m · n)
Space: O(m · n)
"""


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
                (i, j)
                for i in range(max(row - 1, 0), min(row + 2, len(board)))
                for j in range(max(column - 1, 0), min(column + 2, len(board[0])))
            ]
            mines = sum(board[i][j] == "M" for i, j in around)
            board[row][column] = str(mines) if mines else "B"
            if not mines:
                stack += [(i, j) for i, j in around if board[i][j] == "E"]
        return board
