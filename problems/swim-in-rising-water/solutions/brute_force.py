"""Brute force: raise the water step by step, and search for a path to the end each time.

A depth-first search with a stack starts over at each time, although most of the squares that it
visits have been reached before. The answer is the first time at which the search arrives.
Level: 1
Time: O(n⁴): up to n² searches of n² squares each
Space: O(n²)
"""


class Solution:
    def swimInWater(self, grid: list[list[int]]) -> int:
        time = max(grid[0][0], grid[-1][-1])
        while not self.can_reach(grid, time):
            time += 1
        return time

    def can_reach(self, grid, time):
        n = len(grid)
        seen, stack = {(0, 0)}, [(0, 0)]
        while stack:
            i, j = stack.pop()
            if i == j == n - 1:
                return True
            for row, column in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                inside = 0 <= row < n and 0 <= column < n
                if inside and (row, column) not in seen and grid[row][column] <= time:
                    seen.add((row, column))
                    stack.append((row, column))
        return False
