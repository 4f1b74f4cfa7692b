"""Stops after 500 steps, which is enough from corner to corner, but a path may wind."""

CAUGHT_BY = "generated"

EMPTY = 2**31 - 1


class Solution:
    def wallsAndGates(self, rooms: list[list[int]]) -> None:
        rows, columns = range(len(rooms)), range(len(rooms[0]))
        ring = [(i, j) for i in rows for j in columns if rooms[i][j] == 0]
        steps = 0
        while ring and steps < 500:
            steps += 1
            following = []
            for row, column in ring:
                for r, c in (
                    (row + 1, column),
                    (row - 1, column),
                    (row, column + 1),
                    (row, column - 1),
                ):
                    if r in rows and c in columns and rooms[r][c] == EMPTY:
                        rooms[r][c] = steps
                        following.append((r, c))
            ring = following
