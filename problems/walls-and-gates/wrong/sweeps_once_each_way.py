"""Sweeps once down and once up, which is not enough where a path turns back."""


class Solution:
    def wallsAndGates(self, rooms: list[list[int]]) -> None:
        rows, columns = range(len(rooms)), range(len(rooms[0]))
        for step in 1, -1:
            for i in rows[::step]:
                for j in columns[::step]:
                    if i - step in rows and -1 < rooms[i - step][j] < rooms[i][j] - 1:
                        rooms[i][j] = rooms[i - step][j] + 1
                    if j - step in columns and -1 < rooms[i][j - step] < rooms[i][j] - 1:
                        rooms[i][j] = rooms[i][j - step] + 1
