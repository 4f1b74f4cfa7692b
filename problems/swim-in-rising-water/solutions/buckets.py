"""Bucket queue: each square waits in the bucket of its height until the water covers it.

Heights are the numbers below n², so no heap is needed: time itself walks through the buckets. A
depth-first search from a newly covered square reaches all covered squares that only this square cut
off.

For grid = [[0, 3], [1, 2]]:

    time  stack     waiting
    0     [(0, 0)]  {0: (0, 0)}
    1     [(1, 0)]  {0: (0, 0), 1: (1, 0), 3: (0, 1)}
    2     [(1, 1)]  {0: (0, 0), 1: (1, 0), 3: (0, 1), 2: (1, 1)}
    return 2
Level: 3
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
                i, j = stack.pop()
                if i == j == n - 1:
                    return time
                for row, column in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                    if 0 <= row < n and 0 <= column < n and (row, column) not in seen:
                        seen.add((row, column))
                        if grid[row][column] < time:
                            stack.append((row, column))
                        else:
                            waiting[grid[row][column]] = (row, column)
