"""Leaves the sum above the first square infinite, so that all sums are infinite."""


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        sums = [float("inf")] * len(grid[0])
        for row in grid:
            left = float("inf")
            for j, number in enumerate(row):
                sums[j] = min(sums[j], left) + number
                left = sums[j]
        return sums[-1]
