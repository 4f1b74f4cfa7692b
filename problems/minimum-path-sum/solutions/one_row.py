"""Bottom-up table in one row: each entry holds the sum of the square above until it is overwritten.

An entry of the table depends only on the entry above it and the entry to its left. Sentinels avoid
special cases: all entries start at infinity, except for a 0 above the first square, and the sum to
the left of each row is infinite, too.

For grid = [[1,3,1],[1,5,1],[4,2,1]]:

    row        sums
    -          [0, inf, inf]
    [1, 3, 1]  [1, 4, 5]
    [1, 5, 1]  [2, 7, 6]
    [4, 2, 1]  [6, 8, 7]
    return 7
Level: 3
From: table; each row is needed only for the next row, so a single row can be overwritten from left
  to right
Beware: wrong/starts_at_infinity
Time: O(m · n)
Space: O(n)
"""


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        sums = [0] + [float("inf")] * (len(grid[0]) - 1)
        for row in grid:
            left = float("inf")
            for j, number in enumerate(row):
                sums[j] = min(sums[j], left) + number
                left = sums[j]
        return sums[-1]
