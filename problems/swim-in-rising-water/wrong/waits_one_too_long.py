"""Requires the water to be higher than a square, not just as high."""

from bisect import bisect_left


class Solution:
    def swimInWater(self, grid: list[list[int]]) -> int:
        n = len(grid)

        def can_reach(time):
            seen, stack = {(0, 0)}, [(0, 0)]
            while stack:
                i, j = stack.pop()
                if i == j == n - 1:
                    return True
                for row, column in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                    if 0 <= row < n and 0 <= column < n and (row, column) not in seen:
                        seen.add((row, column))
                        if grid[row][column] < time:
                            stack.append((row, column))
            return False

        start = max(grid[0][0], grid[-1][-1])
        return start + bisect_left(range(start, n * n - 1), True, key=can_reach)
