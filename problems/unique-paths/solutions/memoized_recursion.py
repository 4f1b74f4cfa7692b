"""Memoized recursion: the first move leaves a grid with one row less, or with one column less.

Without the cache, the paths would be counted one by one, up to 2 · 10⁹ of them. The recursion is up
to m + n calls deep.
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
