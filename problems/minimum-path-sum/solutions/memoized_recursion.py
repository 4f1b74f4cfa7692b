"""Memoized recursion: a path from a square goes on with the better of the moves down and right.

The smallest sum from a square to the end does not depend on how the path came to the square:

    least(i, j) = grid[i][j] + min(least(i + 1, j), least(i, j + 1))

The base case is the last square, whose sum is its own number; beyond the edges, sums are infinite.
The cache computes each square once, although many paths may lead through it. The recursion is up to
m + n - 1 calls deep.

For grid = [[1,3],[1,5]]:

    i  j  return
    2  0  inf     below the last row
    1  1  5       the last square
    1  0  6       1 + 5
    0  2  inf
    0  1  8       3 + 5: least(1, 1) is in the cache
    0  0  7       1 + 6
    return 7
Level: 2
From: wrong/no_cache; all paths through a square go on in the same best way, so find it once
Ask: Does the best way to go on from a square depend on how you came there?
Beware: wrong/no_cache, wrong/beyond_is_1000
Time: O(m · n)
Space: O(m · n), the cache
"""

from functools import cache


class Solution:
    def minPathSum(self, grid: list[list[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        @cache
        def least(i, j):
            if i == rows or j == columns:
                return float("inf")
            if i == rows - 1 and j == columns - 1:
                return grid[i][j]
            return grid[i][j] + min(least(i + 1, j), least(i, j + 1))

        return least(0, 0)
