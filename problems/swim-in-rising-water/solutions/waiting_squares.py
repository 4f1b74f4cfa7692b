"""Flood from the start, and keep squares that are too high until the water covers them.

Each square waits under its own height, so no heap is needed: time itself goes through the heights.
A search from a square that has just been covered reaches all that was cut off only by it.
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
