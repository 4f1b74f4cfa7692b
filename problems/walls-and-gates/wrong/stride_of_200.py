"""Numbers the squares row * 200 + column, which is unique only on plans up to 200 wide."""

from collections import deque

CAUGHT_BY = "generated"

EMPTY = 2**31 - 1


class Solution:
    def wallsAndGates(self, rooms: list[list[int]]) -> None:
        rows, columns = len(rooms), len(rooms[0])
        queue = deque((i, j) for i in range(rows) for j in range(columns) if rooms[i][j] == 0)
        seen = set()
        while queue:
            row, column = queue.popleft()
            steps = rooms[row][column] + 1
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if (
                    0 <= r < rows
                    and 0 <= c < columns
                    and rooms[r][c] == EMPTY
                    and r * 200 + c not in seen
                ):
                    seen.add(r * 200 + c)
                    rooms[r][c] = steps
                    queue.append((r, c))
