"""Dijkstra's algorithm with a maximum for the sum: take the lowest square beside those reached.

The water has to rise only if this square is higher than all squares taken before. Invariant: `time`
is the earliest time to reach all squares taken. The cost of a path is a maximum, not a sum.

For grid = [[0, 2], [1, 3]]:

    height  time  row  column  heap
    -       0     -    -       [(0, 0, 0)]
    0       0     0    0       [(1, 1, 0), (2, 0, 1)]
    1       1     1    0       [(2, 0, 1), (3, 1, 1)]
    2       2     0    1       [(3, 1, 1)]
    return 3
Level: 2
From: brute_force; each search starts over, so let a single search go on from where it stopped,
  always with the lowest square beside those reached
Ask: The water has reached some squares. Which of the squares next to them is covered first?
Beware: wrong/adds_up_heights, wrong/returns_height_of_end
Time: O(n² · log n)
Space: O(n²)
"""

from heapq import heappop, heappush


class Solution:
    def swimInWater(self, grid: list[list[int]]) -> int:
        n = len(grid)
        seen, heap = {(0, 0)}, [(grid[0][0], 0, 0)]
        time = 0
        while True:
            height, row, column = heappop(heap)
            time = max(time, height)
            if row == column == n - 1:
                return time
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < n and 0 <= c < n and (r, c) not in seen:
                    seen.add((r, c))
                    heappush(heap, (grid[r][c], r, c))
