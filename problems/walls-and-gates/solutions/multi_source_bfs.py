"""Multi-source breadth-first search from all gates: the first path to a room is a shortest one.

The queue starts with every gate, and stays in the order of distance from the gates. A room gets
its number, one more than the number of the square that leads to it, when it joins the queue. So it
no longer counts as empty and never joins again.

For rooms = [[0, 2147483647, -1], [2147483647, 2147483647, 0]]:

    row  column  queue                     rooms
    -    -       [(0, 0), (1, 2)]          [[0, 2147483647, -1], [2147483647, 2147483647, 0]]
    0    0       [(1, 2), (1, 0), (0, 1)]  [[0, 1, -1], [1, 2147483647, 0]]
    1    2       [(1, 0), (0, 1), (1, 1)]  [[0, 1, -1], [1, 1, 0]]
    1    0       [(0, 1), (1, 1)]          [[0, 1, -1], [1, 1, 0]]
    0    1       [(1, 1)]                  [[0, 1, -1], [1, 1, 0]]
    1    1       []                        [[0, 1, -1], [1, 1, 0]]
Level: 2
From: wrong/searches_from_each_room; the searches from neighbouring rooms visit much the same
  squares, so start from the gates, once for all rooms
Ask: Which rooms are one step from a gate, and which are two steps from one? What if all gates start
  at the same moment?
Beware: wrong/marks_when_it_leaves, wrong/searches_one_gate_at_a_time
Time: O(m · n)
Space: O(m · n)
"""

from collections import deque

EMPTY = 2**31 - 1


class Solution:
    def wallsAndGates(self, rooms: list[list[int]]) -> None:
        rows, columns = len(rooms), len(rooms[0])
        queue = deque((i, j) for i in range(rows) for j in range(columns) if rooms[i][j] == 0)
        while queue:
            row, column = queue.popleft()
            steps = rooms[row][column] + 1
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < rows and 0 <= c < columns and rooms[r][c] == EMPTY:
                    rooms[r][c] = steps
                    queue.append((r, c))
