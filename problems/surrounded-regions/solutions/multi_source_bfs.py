"""Multi-source breadth-first search from the whole border at once: safety spreads inwards.

The queue starts with every O on the border. A square is added to the set of safe squares when it
joins the queue, not when it leaves the queue, so no square joins twice. Every other square becomes
X.

For board = [["X", "O", "X"], ["X", "O", "X"], ["X", "X", "X"]]:

    row  column  safe              queue
    -    -       {(0, 1)}          [(0, 1)]  the only O on the border
    0    1       {(0, 1), (1, 1)}  [(1, 1)]
    1    1       {(0, 1), (1, 1)}  []
Level: 2
From: dfs; the recursion may be as deep as the number of squares, and each O on the border starts a
  search of its own, so put all of them into one queue
Ask: All O's on the border are safe from the beginning. How can a single search start from all of
  them?
Time: O(m · n)
Space: O(m · n)
"""

from collections import deque


class Solution:
    def solve(self, board: list[list[str]]) -> None:
        rows, columns = len(board), len(board[0])
        border = [(i, j) for i in range(rows) for j in (0, columns - 1)]
        border += [(i, j) for i in (0, rows - 1) for j in range(columns)]
        safe = {(i, j) for i, j in border if board[i][j] == "O"}
        queue = deque(safe)
        while queue:
            row, column = queue.popleft()
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                inside = 0 <= r < rows and 0 <= c < columns
                if inside and board[r][c] == "O" and (r, c) not in safe:
                    safe.add((r, c))
                    queue.append((r, c))
        for i, row in enumerate(board):
            row[:] = ["O" if (i, j) in safe else "X" for j in range(columns)]
