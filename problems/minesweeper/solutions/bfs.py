"""Breadth-first search with a queue, and a matrix of the squares already queued.

A square is marked when it joins the queue, not when it leaves, so none is queued twice. The matrix
looks a square up by row and column, where bfs_hashed hashes one number; and it reads the clicked
square like any other, even if that is a mine.
Time: O(m · n)
Space: O(m · n)
"""

from collections import deque


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        rows, columns = len(board), len(board[0])
        row, column = click
        visited = [[False] * columns for _ in range(rows)]
        visited[row][column] = True
        queue = deque([(row, column)])
        while queue:
            row, column = queue.popleft()
            if board[row][column] == "M":  # only the clicked square can be one
                board[row][column] = "X"
                break
            around = [
                (i, j)
                for i in range(max(row - 1, 0), min(row + 2, rows))
                for j in range(max(column - 1, 0), min(column + 2, columns))
            ]
            mines = sum(board[i][j] == "M" for i, j in around)
            if mines:
                board[row][column] = str(mines)
                continue
            board[row][column] = "B"
            for i, j in around:
                if board[i][j] == "E" and not visited[i][j]:
                    visited[i][j] = True
                    queue.append((i, j))
        return board
