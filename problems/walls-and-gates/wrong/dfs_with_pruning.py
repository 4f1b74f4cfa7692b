"""Walks depth-first from each gate while rooms improve, and corrects the same rooms repeatedly.

The first path to a room is rarely the shortest, unlike in a breadth-first search.

Level: 3
From: wrong/searches_from_each_room; each room searches for a gate on its own, so start from the
  gates instead, and note the steps on the way
Time: O((m · n)²): each room can be improved up to m · n times
Space: O(m · n), the depth of the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def wallsAndGates(self, rooms: list[list[int]]) -> None:
        rows, columns = len(rooms), len(rooms[0])

        def walk(row, column, steps):
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < rows and 0 <= c < columns and rooms[r][c] > steps:
                    rooms[r][c] = steps
                    walk(r, c, steps + 1)

        for row in range(rows):
            for column in range(columns):
                if rooms[row][column] == 0:
                    walk(row, column, 1)
