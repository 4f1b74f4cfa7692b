"""Adds the distances in rows and columns to the nearest gate, as if there were no walls."""

EMPTY = 2**31 - 1


class Solution:
    def wallsAndGates(self, rooms: list[list[int]]) -> None:
        rows, columns = range(len(rooms)), range(len(rooms[0]))
        gates = [(i, j) for i in rows for j in columns if rooms[i][j] == 0]
        for i in rows:
            for j in columns:
                if rooms[i][j] == EMPTY and gates:
                    rooms[i][j] = min(abs(i - row) + abs(j - column) for row, column in gates)
