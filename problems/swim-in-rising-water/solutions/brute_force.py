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
            row, column = stack.pop()
            if row == column == n - 1:
                return True
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                inside = 0 <= r < n and 0 <= c < n
                if inside and (r, c) not in seen and grid[r][c] <= time:
                    seen.add((r, c))
                    stack.append((r, c))
        return False
