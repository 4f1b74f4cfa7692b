"""Depth-first search, recursive, from every O on the border: every O that it reaches is safe.

The question is turned around: instead of asking which regions are surrounded, the search finds the
O's that are connected to the border. It marks each of them with S before it goes on. An O that
remains at the end cannot be reached from the border, and is captured. The trace shows three of the
20 calls: two mark an O, and one ends at an X.

For board = [["X", "O", "X"], ["X", "O", "X"], ["X", "X", "X"]]:

    row  column  board
    0    1       [['X', 'O', 'X'], ['X', 'O', 'X'], ['X', 'X', 'X']]  on the border
    1    1       [['X', 'S', 'X'], ['X', 'O', 'X'], ['X', 'X', 'X']]  next to a safe O
    2    1       [['X', 'S', 'X'], ['X', 'S', 'X'], ['X', 'X', 'X']]  no O: back
Level: 2
From: bfs; whether a region is surrounded is known only when all of it has been read, so begin where
  the answer is known
Ask: Which O's are safe for certain? Which other O's are safe because of them?
Beware: wrong/leaves_the_mark, wrong/forgets_right_border
Time: O(m · n)
Space: O(m · n), the depth of the recursion: up to m · n + 1 calls on a board full of O
"""


class Solution:
    def solve(self, board: list[list[str]]) -> None:
        rows, columns = len(board), len(board[0])
        for row in range(rows):
            self.spare(board, row, 0)
            self.spare(board, row, columns - 1)
        for column in range(columns):
            self.spare(board, 0, column)
            self.spare(board, rows - 1, column)
        for row in board:
            row[:] = ["O" if letter == "S" else "X" for letter in row]

    def spare(self, board, row, column):
        if not (0 <= row < len(board) and 0 <= column < len(board[0])):
            return
        if board[row][column] != "O":
            return
        board[row][column] = "S"
        for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
            self.spare(board, r, c)
