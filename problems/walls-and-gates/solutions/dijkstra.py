"""Dijkstra's algorithm: a heap always gives the square with the fewest steps; all gates start at 0.

Every step costs the same, so a queue would do. The heap would be needed if, say, some doors took
longer; in the code, only the 1 that is added would change.
Level: 3
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
            for i, j in (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1):
                if 0 <= i < rows and 0 <= j < columns and rooms[i][j] > steps + 1:
                    rooms[i][j] = steps + 1
                    heappush(heap, (steps + 1, i, j))
