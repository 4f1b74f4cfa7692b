"""Steps in all eight directions, but diagonals do not connect."""

from collections import deque

EMPTY = 2**31 - 1


class Solution:
    def wallsAndGates(self, rooms: list[list[int]]) -> None:
        rows, columns = len(rooms), len(rooms[0])
        queue = deque((i, j) for i in range(rows) for j in range(columns) if rooms[i][j] == 0)
        while queue:
            row, column = queue.popleft()
            steps = rooms[row][column] + 1
            for i, j in [(row + a, column + b) for a in (-1, 0, 1) for b in (-1, 0, 1)]:
                if 0 <= i < rows and 0 <= j < columns and rooms[i][j] == EMPTY:
                    rooms[i][j] = steps
                    queue.append((i, j))
