"""Memoized recursion: a move down leaves one row fewer, a move to the right one column fewer.

After a move, the rest is again a grid, and its size alone decides how many paths it has:

    paths(rows, columns) = paths(rows - 1, columns) + paths(rows, columns - 1)

The base case is a grid of one row or one column, which has a single path. The cache computes each
size once; without it, every path would be counted on its own, up to 2 · 10⁹ of them.

For m = 3, n = 3:

    rows  columns  return
    1     3        1
    1     2        1
    2     1        1
    2     2        2       1 + 1
    2     3        3       1 + 2
    3     1        1
    3     2        3       paths(2, 2) is in the cache
    3     3        6       3 + 3
    return 6
Level: 2
From: wrong/no_cache; the paths of the same smaller grid are counted again for each way to reach it,
  so remember the number for each size
Ask: After one move, which smaller grid remains? How many different grids can remain?
Beware: wrong/no_cache
Time: O(m · n)
Space: O(m · n), the cache
"""

from functools import cache


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        @cache
        def paths(rows, columns):
            if rows == 1 or columns == 1:
                return 1
            return paths(rows - 1, columns) + paths(rows, columns - 1)

        return paths(m, n)
