"""Memoized recursion: a move down leaves one row fewer, a move to the right one column fewer.

After a move, the rest is again a grid, and its size alone decides how many paths it has:

    paths(rows, columns) = paths(rows - 1, columns) + paths(rows, columns - 1)

The base case is a grid of one row or one column, which has a single path. The cache computes each
size once; without it, every path would be counted on its own, up to 2 · 10⁹ of them.
Level: 2
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
