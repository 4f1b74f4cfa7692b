"""Breadth-first search: a queue of squares, and a matrix that marks all squares ever queued.

A square is marked when it joins the queue, not when it leaves the queue, so no square joins twice.
The matrix is indexed by row and column; bfs_hashed.py uses a set of integers instead. The clicked
square goes through the queue like any other, even if it is a mine. The trace stops when the first
row is revealed.

For board = [["E", "E", "E"], ["E", "E", "E"], ["M", "E", "E"]], click = [0, 2]:

    row  column  mines  board[0]         board[1]
    0    2       0      ['E', 'E', 'B']  ['E', 'E', 'E']  a blank: its neighbours join the queue
    0    1       0      ['E', 'B', 'B']  ['E', 'E', 'E']
    1    1       1      ['E', 'B', 'B']  ['E', '1', 'E']  a digit: nothing spreads from it
    1    2       0      ['E', 'B', 'B']  ['E', '1', 'B']
    0    0       0      ['B', 'B', 'B']  ['E', '1', 'B']
Level: 2
Beware: wrong/reveals_around_digit
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
            if board[row][column] == "M":  # only the clicked square can be a mine
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
