"""Breadth-first search with a hash set: each square is one integer, row * stride + column.

The stride is the width of the board, so no two squares share a number. The set grows only with the
squares that are queued; the matrix of bfs.py has the size of the board from the start.
Level: 3
From: bfs; the matrix of marks is as large as the board, even if the click opens a single square, so
  keep a set of the squares that have been queued
Beware: wrong/stride_of_rows, wrong/stride_of_ten
Time: O(m · n)
Space: O(m · n)
"""

from collections import deque


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        rows, stride = len(board), len(board[0])
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
            return board
        start = row * stride + column
        queue, queued = deque([start]), {start}
        while queue:
            row, column = divmod(queue.popleft(), stride)
            around = [
                (i, j)
                for i in range(max(row - 1, 0), min(row + 2, rows))
                for j in range(max(column - 1, 0), min(column + 2, stride))
            ]
            mines = sum(board[i][j] == "M" for i, j in around)
            board[row][column] = str(mines) if mines else "B"
            if mines:
                continue
            for i, j in around:
                square = i * stride + j
                if board[i][j] == "E" and square not in queued:
                    queued.add(square)
                    queue.append(square)
        return board
