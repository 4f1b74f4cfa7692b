"""Steps over walls, and numbers them, too."""

from heapq import heappop, heappush


class Solution:
    def wallsAndGates(self, rooms: list[list[int]]) -> None:
        rows, columns = len(rooms), len(rooms[0])
        heap = [(0, i, j) for i in range(rows) for j in range(columns) if rooms[i][j] == 0]
        while heap:
            steps, row, column = heappop(heap)
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if (
                    0 <= r < rows
                    and 0 <= c < columns
                    and (rooms[r][c] > steps + 1 or rooms[r][c] == -1)
                ):
                    rooms[r][c] = steps + 1
                    heappush(heap, (steps + 1, r, c))
