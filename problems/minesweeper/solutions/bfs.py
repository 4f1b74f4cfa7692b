"""Breadth-first search: a queue of squares, and a matrix that marks all squares ever queued.

A square is marked when it joins the queue, not when it leaves the queue, so no square joins twice.
The clicked square is first in the queue. If it is a blank, its neighbours follow, then the
neighbours of the blanks among them, and so on.

For board = [["E", "E", "E"], ["E", "E", "M"]], click = [0, 0]:

    row  column  board                               queue
    0    0       [['B', 'E', 'E'], ['E', 'E', 'M']]  [(0, 1), (1, 0), (1, 1)]  a blank
    0    1       [['B', '1', 'E'], ['E', 'E', 'M']]  [(1, 0), (1, 1)]          a digit adds nothing
    1    0       [['B', '1', 'E'], ['B', 'E', 'M']]  [(1, 1)]                  all are marked
    1    1       [['B', '1', 'E'], ['B', '1', 'M']]  []
Level: 2
From: dfs_stack; several blanks push the same square, so mark each square as soon as it is queued
Ask: How often can the same square enter the list of squares to visit? How could you tell that it
  has been there already?
Beware: wrong/reveals_around_digit
Time: O(m · n)
Space: O(m · n)
"""

from collections import deque


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        rows, columns = len(board), len(board[0])
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
            return board
        visited = [[False] * columns for _ in range(rows)]
        visited[row][column] = True
        queue = deque([(row, column)])
        while queue:
            row, column = queue.popleft()
            around = [
                (i, j)
                for i in range(max(row - 1, 0), min(row + 2, rows))
                for j in range(max(column - 1, 0), min(column + 2, columns))
            ]
            mines = sum(board[i][j] == "M" for i, j in around)
            board[row][column] = str(mines) if mines else "B"
            if mines:
                continue
            for i, j in around:
                if board[i][j] == "E" and not visited[i][j]:
                    visited[i][j] = True
                    queue.append((i, j))
        return board
