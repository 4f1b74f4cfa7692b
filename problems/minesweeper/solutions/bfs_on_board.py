"""Breadth-first search, marked on the board: `B` is a queued square, and a digit may replace it.

A `B` is never queued again, so the board itself is the set of visited squares. A `B` that turns out
to be wrong does no harm while it stands there: only mines are counted, and only `E` is queued.

For board = [["E", "E", "E"], ["E", "E", "M"]], click = [0, 0]:

    row  column  board                               queue
    0    0       [['B', 'B', 'E'], ['B', 'B', 'M']]  [(0, 1), (1, 0), (1, 1)]  three more are marked
    0    1       [['B', '1', 'E'], ['B', 'B', 'M']]  [(1, 0), (1, 1)]          a digit after all
    1    0       [['B', '1', 'E'], ['B', 'B', 'M']]  [(1, 1)]                  a blank, as marked
    1    1       [['B', '1', 'E'], ['B', '1', 'M']]  []
Level: 2
From: bfs; the matrix of marks stands beside a board that could hold the marks itself, so mark the
  queued squares on the board
Ask: What could a queued square show, so that no mine is counted wrong and the square is not queued
  again?
Time: O(m · n)
Space: O(m · n), the queue
"""

from collections import deque


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
            return board
        board[row][column] = "B"
        queue = deque([(row, column)])
        while queue:
            row, column = queue.popleft()
            around = [
                (i, j)
                for i in range(max(row - 1, 0), min(row + 2, len(board)))
                for j in range(max(column - 1, 0), min(column + 2, len(board[0])))
            ]
            mines = sum(board[i][j] == "M" for i, j in around)
            if mines:
                board[row][column] = str(mines)
                continue
            for i, j in around:
                if board[i][j] == "E":
                    board[i][j] = "B"
                    queue.append((i, j))
        return board
