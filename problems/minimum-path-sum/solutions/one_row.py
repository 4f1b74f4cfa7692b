"""One row at a time: an entry holds the sum from above until the one from the left joins it.

Above the first row and on the left of each, sums are infinite, but for a 0 where the path enters.
Time: O(m · n)
Space: O(n)
"""


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        sums = [0] + [float("inf")] * (len(grid[0]) - 1)
        for row in grid:
            left = float("inf")
            for j, number in enumerate(row):
                left = sums[j] = min(sums[j], left) + number
        return sums[-1]
