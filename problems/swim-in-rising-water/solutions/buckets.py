"""Bucket queue: each square waits in the bucket of its height until the water covers it.

Heights are the numbers below n², so no heap is needed: counting up the time visits the buckets in
order. A depth-first search from a newly covered square reaches all covered squares that only this
square cut off.

For grid = [[0, 3], [1, 2]]:

    time  stack     waiting
    0     [(0, 0)]  {0: (0, 0)}
    1     [(1, 0)]  {0: (0, 0), 1: (1, 0), 3: (0, 1)}
    2     [(1, 1)]  {0: (0, 0), 1: (1, 0), 3: (0, 1), 2: (1, 1)}
    return 2
Level: 3
From: dijkstra; the heap sorts heights, which are the numbers below n², each once, so use a table
  with an entry for each height
Time: O(n²)
Space: O(n²)
"""

from itertools import count


class Solution:
    def swimInWater(self, grid: list[list[int]]) -> int:
        n = len(grid)
        waiting = {grid[0][0]: (0, 0)}
        seen = {(0, 0)}
        for time in count():
            stack = [waiting[time]] if time in waiting else []
            while stack:
                row, column = stack.pop()
                if row == column == n - 1:
                    return time
                near = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
                for r, c in near:
                    if 0 <= r < n and 0 <= c < n and (r, c) not in seen:
                        seen.add((r, c))
                        if grid[r][c] < time:
                            stack.append((r, c))
                        else:
                            waiting[grid[r][c]] = (r, c)
