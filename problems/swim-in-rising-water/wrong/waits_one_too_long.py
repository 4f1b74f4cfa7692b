"""Requires the water to be higher than a square, although the same height is enough."""

from bisect import bisect_left


class Solution:
    def swimInWater(self, grid: list[list[int]]) -> int:
        n = len(grid)

        def can_reach(time):
            seen, stack = {(0, 0)}, [(0, 0)]
            while stack:
                row, column = stack.pop()
                if row == column == n - 1:
                    return True
                near = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
                for r, c in near:
                    if 0 <= r < n and 0 <= c < n and (r, c) not in seen:
                        seen.add((r, c))
                        if grid[r][c] < time:
                            stack.append((r, c))
            return False

        start = max(grid[0][0], grid[-1][-1])
        return start + bisect_left(range(start, n * n - 1), True, key=can_reach)
