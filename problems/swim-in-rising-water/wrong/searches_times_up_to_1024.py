"""Searches only times up to 1024, but there may be 2500 heights."""

CAUGHT_BY = "generated"


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
                        if grid[r][c] <= time:
                            stack.append((r, c))
            return False

        low, high = max(grid[0][0], grid[-1][-1]), min(n * n - 1, 1024)
        while low < high:
            middle = (low + high) // 2
            if can_reach(middle):
                high = middle
            else:
                low = middle + 1
        return low
