"""Dynamic programming: sweep down and up through the plan until neither sweep changes anything.

    rooms[i][j] = 1 + the minimum over its neighbours, walls excepted;  0 for a gate

A sweep from the upper left carries steps down and to the right, and a sweep from the lower right
carries them up and to the left. Another pair of sweeps is needed only if a path switches between
these two kinds of steps.
Level: 3
From: wrong/dfs_with_pruning; the same rooms are corrected again and again, along one path after
  another, so go through the whole plan in order instead
Beware: wrong/sweeps_once_each_way
Time: O(m · n · (t + 1)) for paths that switch t times: O((m · n)²) for a zigzag
Space: O(1)
"""


class Solution:
    def wallsAndGates(self, rooms: list[list[int]]) -> None:
        rows, columns = range(len(rooms)), range(len(rooms[0]))
        changed = True
        while changed:
            changed = False
            for step in 1, -1:
                for i in rows[::step]:
                    for j in columns[::step]:
                        if i - step in rows and -1 < rooms[i - step][j] < rooms[i][j] - 1:
                            rooms[i][j] = rooms[i - step][j] + 1
                            changed = True
                        if j - step in columns and -1 < rooms[i][j - step] < rooms[i][j] - 1:
                            rooms[i][j] = rooms[i][j - step] + 1
                            changed = True
