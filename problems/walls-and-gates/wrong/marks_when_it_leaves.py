"""Numbers a room when it leaves the queue, so every path adds it again, in exponential time."""

from collections import deque

VERDICT = "Time Limit Exceeded"

EMPTY = 2**31 - 1


class Solution:
    def wallsAndGates(self, rooms: list[list[int]]) -> None:
        rows, columns = len(rooms), len(rooms[0])
        gates = [(i, j) for i in range(rows) for j in range(columns) if rooms[i][j] == 0]
        queue = deque((*gate, 0) for gate in gates)
        while queue:
            row, column, steps = queue.popleft()
            rooms[row][column] = min(rooms[row][column], steps)
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < rows and 0 <= c < columns and rooms[r][c] == EMPTY:
                    queue.append((r, c, steps + 1))
