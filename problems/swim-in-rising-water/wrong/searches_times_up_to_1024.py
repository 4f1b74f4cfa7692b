"""Searches only times up to 1024, but there may be 2500 heights."""

CAUGHT_BY = "generated"


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
                        if grid[row][column] <= time:
                            stack.append((row, column))
            return False

        low, high = max(grid[0][0], grid[-1][-1]), min(n * n - 1, 1024)
        while low < high:
            middle = (low + high) // 2
            if can_reach(middle):
                high = middle
            else:
                low = middle + 1
        return low
