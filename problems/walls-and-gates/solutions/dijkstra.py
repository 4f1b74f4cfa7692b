"""Dijkstra's algorithm: a heap always gives the square with the fewest steps; all gates start at 0.

Every step costs the same, so a queue would do. The heap would be needed if some steps took longer;
in the code, only the 1 that is added would change.
Level: 3
From: multi_source_bfs; a queue keeps the order of distance only if every step costs the same, so
  use a heap, which keeps it for steps of any length
Time: O(m · n · log(m · n))
Space: O(m · n)
"""

from heapq import heappop, heappush


class Solution:
    def wallsAndGates(self, rooms: list[list[int]]) -> None:
        rows, columns = len(rooms), len(rooms[0])
        heap = [(0, i, j) for i in range(rows) for j in range(columns) if rooms[i][j] == 0]
        while heap:
            steps, row, column = heappop(heap)
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < rows and 0 <= c < columns and rooms[r][c] > steps + 1:
                    rooms[r][c] = steps + 1
                    heappush(heap, (steps + 1, r, c))
