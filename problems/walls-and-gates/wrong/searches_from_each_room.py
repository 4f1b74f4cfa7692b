"""Searches from each empty room for a gate, through up to 62,500 squares each time.

Level: 1
Time: O((m · n)²)
Space: O(m · n)
"""

from collections import deque

VERDICT = "Time Limit Exceeded"

EMPTY = 2**31 - 1


class Solution:
    def wallsAndGates(self, rooms: list[list[int]]) -> None:
        for i, row in enumerate(rooms):
            for j, square in enumerate(row):
                if square == EMPTY:
                    row[j] = self.steps(rooms, i, j)

    def steps(self, rooms, row, column):
        queue, seen = deque([(row, column, 0)]), {(row, column)}
        while queue:
            row, column, steps = queue.popleft()
            if rooms[row][column] == 0:
                return steps
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                inside = 0 <= r < len(rooms) and 0 <= c < len(rooms[0])
                if inside and rooms[r][c] != -1 and (r, c) not in seen:
                    seen.add((r, c))
                    queue.append((r, c, steps + 1))
        return EMPTY
